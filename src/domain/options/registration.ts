import type { Option } from '../questions/question.ts';

/** The values say nothing of what they stand for; they are the contract's (accounts §9, decision 4). */
export const interests: Option[] = [
  { value: 'productsConsultation', label: 'Products & Consultation' },
  { value: 'uganda', label: 'Products' },
  { value: 'thailand', label: 'Consultation' },
];
