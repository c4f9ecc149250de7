import type { Option } from '../questions/question.ts';

/** Objectives of treatment. The server lists the keys as well (accounts §3, §7). */
export const objectives: Option[] = [
  { value: 'antiCancerTherapy', label: 'Anti-cancer Therapy' },
  { value: 'manageSideEffectsofChemo', label: 'Manage Side Effects of Chemo' },
  { value: 'painRelief', label: 'Pain Relief' },
  { value: 'mentalHealth', label: 'Mental Health' },
  { value: 'pharmaceuticalReplacement', label: 'Pharmaceutical Replacement' },
  { value: 'seizureControl', label: 'Seizure Control' },
  { value: 'other', label: 'Other' },
];
