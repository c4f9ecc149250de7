/** Success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  /** Number in the standard: `1.4.12`. */
  id: string;
  level: 'A' | 'AA';
  name: string;
}

const criterion = (id: string, level: Criterion['level'], name: string): Criterion => ({ id, level, name });

/** The 55 criteria of WCAG 2.2 A and AA, in the standard's order and with its names. */
export const criteria: readonly Criterion[] = [
  criterion('1.1.1', 'A', 'Non-text Content'),
  criterion('1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)'),
  criterion('1.2.2', 'A', 'Captions (Prerecorded)'),
  criterion('1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)'),
  criterion('1.2.4', 'AA', 'Captions (Live)'),
  criterion('1.2.5', 'AA', 'Audio Description (Prerecorded)'),
  criterion('1.3.1', 'A', 'Info and Relationships'),
  criterion('1.3.2', 'A', 'Meaningful Sequence'),
  criterion('1.3.3', 'A', 'Sensory Characteristics'),
  criterion('1.3.4', 'AA', 'Orientation'),
  criterion('1.3.5', 'AA', 'Identify Input Purpose'),
  criterion('1.4.1', 'A', 'Use of Color'),
  criterion('1.4.2', 'A', 'Audio Control'),
  criterion('1.4.3', 'AA', 'Contrast (Minimum)'),
  criterion('1.4.4', 'AA', 'Resize Text'),
  criterion('1.4.5', 'AA', 'Images of Text'),
  criterion('1.4.10', 'AA', 'Reflow'),
  criterion('1.4.11', 'AA', 'Non-text Contrast'),
  criterion('1.4.12', 'AA', 'Text Spacing'),
  criterion('1.4.13', 'AA', 'Content on Hover or Focus'),
  criterion('2.1.1', 'A', 'Keyboard'),
  criterion('2.1.2', 'A', 'No Keyboard Trap'),
  criterion('2.1.4', 'A', 'Character Key Shortcuts'),
  criterion('2.2.1', 'A', 'Timing Adjustable'),
  criterion('2.2.2', 'A', 'Pause, Stop, Hide'),
  criterion('2.3.1', 'A', 'Three Flashes or Below Threshold'),
  criterion('2.4.1', 'A', 'Bypass Blocks'),
  criterion('2.4.2', 'A', 'Page Titled'),
  criterion('2.4.3', 'A', 'Focus Order'),
  criterion('2.4.4', 'A', 'Link Purpose (In Context)'),
  criterion('2.4.5', 'AA', 'Multiple Ways'),
  criterion('2.4.6', 'AA', 'Headings and Labels'),
  criterion('2.4.7', 'AA', 'Focus Visible'),
  criterion('2.4.11', 'AA', 'Focus Not Obscured (Minimum)'),
  criterion('2.5.1', 'A', 'Pointer Gestures'),
  criterion('2.5.2', 'A', 'Pointer Cancellation'),
  criterion('2.5.3', 'A', 'Label in Name'),
  criterion('2.5.4', 'A', 'Motion Actuation'),
  criterion('2.5.7', 'AA', 'Dragging Movements'),
  criterion('2.5.8', 'AA', 'Target Size (Minimum)'),
  criterion('3.1.1', 'A', 'Language of Page'),
  criterion('3.1.2', 'AA', 'Language of Parts'),
  criterion('3.2.1', 'A', 'On Focus'),
  criterion('3.2.2', 'A', 'On Input'),
  criterion('3.2.3', 'AA', 'Consistent Navigation'),
  criterion('3.2.4', 'AA', 'Consistent Identification'),
  criterion('3.2.6', 'A', 'Consistent Help'),
  criterion('3.3.1', 'A', 'Error Identification'),
  criterion('3.3.2', 'A', 'Labels or Instructions'),
  criterion('3.3.3', 'AA', 'Error Suggestion'),
  criterion('3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)'),
  criterion('3.3.7', 'A', 'Redundant Entry'),
  criterion('3.3.8', 'AA', 'Accessible Authentication (Minimum)'),
  criterion('4.1.2', 'A', 'Name, Role, Value'),
  criterion('4.1.3', 'AA', 'Status Messages'),
];
