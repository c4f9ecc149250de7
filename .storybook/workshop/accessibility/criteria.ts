/** Success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  /** Number in the standard: `1.4.12`. */
  id: string;
  level: 'A' | 'AA';
  name: string;
}

const createCriterion = (id: string, level: Criterion['level'], name: string): Criterion => ({
  id,
  level,
  name,
});

/** The 55 criteria of WCAG 2.2 A and AA, in the standard's order and with its names. */
export const criteria: readonly Criterion[] = [
  createCriterion('1.1.1', 'A', 'Non-text Content'),
  createCriterion('1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)'),
  createCriterion('1.2.2', 'A', 'Captions (Prerecorded)'),
  createCriterion('1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)'),
  createCriterion('1.2.4', 'AA', 'Captions (Live)'),
  createCriterion('1.2.5', 'AA', 'Audio Description (Prerecorded)'),
  createCriterion('1.3.1', 'A', 'Info and Relationships'),
  createCriterion('1.3.2', 'A', 'Meaningful Sequence'),
  createCriterion('1.3.3', 'A', 'Sensory Characteristics'),
  createCriterion('1.3.4', 'AA', 'Orientation'),
  createCriterion('1.3.5', 'AA', 'Identify Input Purpose'),
  createCriterion('1.4.1', 'A', 'Use of Color'),
  createCriterion('1.4.2', 'A', 'Audio Control'),
  createCriterion('1.4.3', 'AA', 'Contrast (Minimum)'),
  createCriterion('1.4.4', 'AA', 'Resize Text'),
  createCriterion('1.4.5', 'AA', 'Images of Text'),
  createCriterion('1.4.10', 'AA', 'Reflow'),
  createCriterion('1.4.11', 'AA', 'Non-text Contrast'),
  createCriterion('1.4.12', 'AA', 'Text Spacing'),
  createCriterion('1.4.13', 'AA', 'Content on Hover or Focus'),
  createCriterion('2.1.1', 'A', 'Keyboard'),
  createCriterion('2.1.2', 'A', 'No Keyboard Trap'),
  createCriterion('2.1.4', 'A', 'Character Key Shortcuts'),
  createCriterion('2.2.1', 'A', 'Timing Adjustable'),
  createCriterion('2.2.2', 'A', 'Pause, Stop, Hide'),
  createCriterion('2.3.1', 'A', 'Three Flashes or Below Threshold'),
  createCriterion('2.4.1', 'A', 'Bypass Blocks'),
  createCriterion('2.4.2', 'A', 'Page Titled'),
  createCriterion('2.4.3', 'A', 'Focus Order'),
  createCriterion('2.4.4', 'A', 'Link Purpose (In Context)'),
  createCriterion('2.4.5', 'AA', 'Multiple Ways'),
  createCriterion('2.4.6', 'AA', 'Headings and Labels'),
  createCriterion('2.4.7', 'AA', 'Focus Visible'),
  createCriterion('2.4.11', 'AA', 'Focus Not Obscured (Minimum)'),
  createCriterion('2.5.1', 'A', 'Pointer Gestures'),
  createCriterion('2.5.2', 'A', 'Pointer Cancellation'),
  createCriterion('2.5.3', 'A', 'Label in Name'),
  createCriterion('2.5.4', 'A', 'Motion Actuation'),
  createCriterion('2.5.7', 'AA', 'Dragging Movements'),
  createCriterion('2.5.8', 'AA', 'Target Size (Minimum)'),
  createCriterion('3.1.1', 'A', 'Language of Page'),
  createCriterion('3.1.2', 'AA', 'Language of Parts'),
  createCriterion('3.2.1', 'A', 'On Focus'),
  createCriterion('3.2.2', 'A', 'On Input'),
  createCriterion('3.2.3', 'AA', 'Consistent Navigation'),
  createCriterion('3.2.4', 'AA', 'Consistent Identification'),
  createCriterion('3.2.6', 'A', 'Consistent Help'),
  createCriterion('3.3.1', 'A', 'Error Identification'),
  createCriterion('3.3.2', 'A', 'Labels or Instructions'),
  createCriterion('3.3.3', 'AA', 'Error Suggestion'),
  createCriterion('3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)'),
  createCriterion('3.3.7', 'A', 'Redundant Entry'),
  createCriterion('3.3.8', 'AA', 'Accessible Authentication (Minimum)'),
  createCriterion('4.1.2', 'A', 'Name, Role, Value'),
  createCriterion('4.1.3', 'AA', 'Status Messages'),
];
