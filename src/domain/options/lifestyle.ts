import { plainOptions } from '../questions/option.ts';
import type { Option } from '../questions/question.ts';

/** Frequencies (intake §9). */
export const howOften = plainOptions([
  'Daily',
  '3/4 Times Week',
  'Occasionally',
  'Seldom/less than 2 times weekly',
  'Never',
]);
export const weightPatterns = plainOptions(['Underweight', 'Overweight', 'Just Right']);
export const servings = plainOptions(['0', '1', '2', '3', '4', '5', 'More Than 5']);
export const intensities = plainOptions(['Low', 'Moderate', 'Heavy']);

/** Manners of eating. Keys are the contract's (intake §3), labels are ours. */
export const eatingManners: Option[] = [
  { value: 'relaxed', label: 'Relaxed' },
  { value: 'rushed', label: 'Rushed' },
  { value: 'standingFront', label: 'Standing, at the counter or the fridge' },
  { value: 'seatedTable', label: 'Seated at a table' },
  { value: 'inTheCar', label: 'In the car' },
  { value: 'alone', label: 'Alone' },
  { value: 'withFamilyAndFriends', label: 'With family and friends' },
];

/** Drinks in the order in which the form asks for them. */
export const drinks = {
  alcohol: 'Alcohol',
  coffee: 'Coffee',
  decafCoffee: 'Decaf coffee',
  dietDrinks: 'Diet drinks',
  softDrinks: 'Soft drinks',
  blackTea: 'Black tea',
  greenTea: 'Green tea',
  herbalTea: 'Herbal tea',
  sportDrinks: 'Sport drinks',
  fruitJuice: 'Fruit juice',
  water: 'Water',
} as const;
