import type { Option } from '../questions/question.ts';

/** What a treatment may be for; the server lists the keys too (accounts §3, §7). */
export const objectives: Option[] = [
  { value: 'antiCancerTherapy', label: 'Anti-cancer Therapy' },
  { value: 'manageSideEffectsofChemo', label: 'Manage Side Effects of Chemo' },
  { value: 'painRelief', label: 'Pain Relief' },
  { value: 'mentalHealth', label: 'Mental Health' },
  { value: 'pharmaceuticalReplacement', label: 'Pharmaceutical Replacement' },
  { value: 'seizureControl', label: 'Seizure Control' },
  { value: 'other', label: 'Other' },
];
