/** Diagnoses of the clinic's patients, with an age range and a weight; all on the shared list. */
const diagnoses: readonly (readonly [name: string, from: number, to: number, weight: number])[] = [
  ['Anxiety disorder', 18, 60, 8],
  ['Chronic low back pain', 30, 99, 9],
  ['Chronic migraine', 18, 60, 3],
  ['Chronic pain', 28, 99, 13],
  ['Colorectal cancer', 50, 99, 4],
  ['Crohn’s disease', 18, 50, 1],
  ['Diabetic neuropathy', 50, 99, 2],
  ['Epilepsy', 18, 70, 2],
  ['Fibromyalgia', 25, 75, 5],
  ['Insomnia', 25, 99, 4],
  ['Lung cancer', 55, 99, 4],
  ['Multiple sclerosis', 22, 60, 2],
  ['Non-Hodgkin lymphoma', 45, 99, 3],
  ['Osteoarthritis', 55, 99, 6],
  ['Parkinson’s disease', 62, 99, 1],
  ['Post-traumatic stress disorder', 20, 65, 5],
  ['Rheumatoid arthritis', 35, 99, 1],
];

/** Lists the diagnoses possible at an age, each repeated by its weight. */
export const listDiagnosesAtAge = (age: number): string[] =>
  diagnoses.flatMap(([name, from, to, weight]) =>
    age >= from && age <= to ? Array.from({ length: weight }, () => name) : [],
  );

const cancerObjectives = ['antiCancerTherapy', 'manageSideEffectsofChemo', 'painRelief'];
/** Objectives by diagnosis; all other diagnoses mostly have pain relief. */
const objectivesByDiagnosis: Readonly<Record<string, readonly string[]>> = {
  'Anxiety disorder': ['mentalHealth', 'pharmaceuticalReplacement'],
  'Colorectal cancer': cancerObjectives,
  Epilepsy: ['seizureControl', 'pharmaceuticalReplacement'],
  Insomnia: ['mentalHealth', 'pharmaceuticalReplacement'],
  'Lung cancer': cancerObjectives,
  'Non-Hodgkin lymphoma': cancerObjectives,
  'Post-traumatic stress disorder': ['mentalHealth', 'pharmaceuticalReplacement'],
};

/** Lists the possible objectives of a diagnosis, repeated by their weight. */
export const listObjectivesOfDiagnosis = (diagnosis: string): readonly string[] =>
  objectivesByDiagnosis[diagnosis] ?? ['painRelief', 'painRelief', 'painRelief', 'pharmaceuticalReplacement'];
