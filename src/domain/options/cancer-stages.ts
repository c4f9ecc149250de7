import type { Option } from '../questions/question.ts';

/** Cancer stages (intake §9). */
export const cancerStages: Option[] = [0, 1, 2, 3, 4].map((stage) => ({
  value: `stage${stage}`,
  label: `Stage ${stage}`,
}));
