import type { Option } from '../questions/question.ts';

/** Interests. The values are literal, although misleading (accounts §9, decision 4). */
export const interests: Option[] = [
  { value: 'productsConsultation', label: 'Products & Consultation' },
  { value: 'uganda', label: 'Products' },
  { value: 'thailand', label: 'Consultation' },
];
