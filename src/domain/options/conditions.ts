import type { OptionGroup } from '../questions/question.ts';

/** Conditions of Family History. Keys are the contract's (intake §3), texts are ours. */
export const familyConditions: OptionGroup[] = [
  {
    title: 'Heart and blood',
    options: [
      { value: 'anemia', label: 'Anemia' },
      { value: 'bleedingProblems', label: 'Bleeding problems' },
      { value: 'heartAttack', label: 'Heart attack' },
      { value: 'highBloodPressure', label: 'High blood pressure' },
      { value: 'highCholesterol', label: 'High cholesterol' },
      { value: 'mitralValveProlapse', label: 'Mitral valve prolapse' },
      { value: 'stroke', label: 'Stroke' },
    ],
  },
  {
    title: 'Lungs, skin and allergies',
    options: [
      { value: 'asthma', label: 'Asthma' },
      { value: 'eczemaOther', label: 'Eczema or other skin conditions' },
      { value: 'hayFever', label: 'Hay fever' },
      { value: 'tuberculosis', label: 'Tuberculosis' },
    ],
  },
  {
    title: 'Digestion, kidneys and hormones',
    options: [
      { value: 'colonProblems', label: 'Colon problems' },
      { value: 'crohnDisease', label: 'Crohn’s disease' },
      { value: 'diabetesType1', label: 'Diabetes, type 1' },
      { value: 'diabetesType2', label: 'Diabetes, type 2' },
      { value: 'kidneyDiseases', label: 'Kidney diseases' },
      { value: 'thyroidDisorders', label: 'Thyroid disorders' },
    ],
  },
  {
    title: 'Brain, nerves and eyes',
    options: [
      { value: 'epilepsy', label: 'Epilepsy' },
      { value: 'glaucoma', label: 'Glaucoma' },
      { value: 'mentalRetardation', label: 'Intellectual disability' },
      { value: 'migraineHeadaches', label: 'Migraine headaches' },
    ],
  },
  {
    title: 'Mental health and substance use',
    options: [
      { value: 'alcoholism', label: 'Alcoholism' },
      { value: 'depression', label: 'Depression' },
      { value: 'substanceAbuse', label: 'Substance abuse' },
    ],
  },
  {
    title: 'Bones, joints and immune system',
    options: [
      { value: 'arthritis', label: 'Arthritis' },
      { value: 'lupus', label: 'Lupus' },
      { value: 'osteoporosis', label: 'Osteoporosis' },
    ],
  },
  {
    title: 'Cancer and other conditions',
    options: [
      { value: 'anesthesia', label: 'Problems with anesthesia' },
      { value: 'birthDefects', label: 'Birth defects' },
      { value: 'cancer', label: 'Cancer' },
      { value: 'geneticDiseases', label: 'Genetic diseases' },
    ],
  },
];

/** Problems of the past year. All 38 and 'otherProblems' are asked alike (decision 29). */
export const pastYearProblems: OptionGroup[] = [
  {
    title: 'Heart and blood',
    options: [
      { value: 'atrialFibrillation', label: 'Atrial fibrillation' },
      { value: 'coagulationProblem', label: 'Blood clotting problems' },
      { value: 'cholesterolProblem', label: 'Cholesterol problems' },
      { value: 'heartDisease', label: 'Heart disease' },
      { value: 'hypertension', label: 'High blood pressure' },
    ],
  },
  {
    title: 'Lungs, skin and allergies',
    options: [
      { value: 'allergies', label: 'Allergies' },
      { value: 'asthma', label: 'Asthma' },
      { value: 'skinProblems', label: 'Skin problems' },
    ],
  },
  {
    title: 'Stomach, digestion and weight',
    options: [
      { value: 'abdominal', label: 'Abdominal problems' },
      { value: 'acid', label: 'Acid reflux or heartburn' },
      { value: 'constipationDiarrhea', label: 'Constipation or diarrhea' },
      { value: 'irritableBowelSyndrome', label: 'Irritable bowel syndrome' },
      { value: 'weightLossGain', label: 'Weight loss or gain' },
    ],
  },
  {
    title: 'Kidneys and hormones',
    options: [
      { value: 'bladderKidneyUrinaryProblem', label: 'Bladder, kidney or urinary problems' },
      { value: 'diabetesMellitus', label: 'Diabetes' },
      { value: 'thyroidProblem', label: 'Thyroid problems' },
    ],
  },
  {
    title: 'Pain, muscles and bones',
    options: [
      { value: 'chronicLowBackPain', label: 'Chronic low back pain' },
      { value: 'musclePain', label: 'Muscle pain' },
      { value: 'osteopenia', label: 'Osteopenia (low bone density)' },
      { value: 'pain', label: 'Pain' },
    ],
  },
  {
    title: 'Brain, nerves and senses',
    options: [
      { value: 'coordinationProblem', label: 'Coordination problems' },
      { value: 'dizziness', label: 'Dizziness' },
      { value: 'headaches', label: 'Headaches' },
      { value: 'memoryLoss', label: 'Memory loss' },
      { value: 'migraines', label: 'Migraines' },
      { value: 'numbness', label: 'Numbness' },
      { value: 'visionHearingProblem', label: 'Vision or hearing problems' },
    ],
  },
  {
    title: 'Mood, sleep and energy',
    options: [
      { value: 'anxiety', label: 'Anxiety' },
      { value: 'depression', label: 'Depression' },
      { value: 'fatigueWeakness', label: 'Fatigue or weakness' },
      { value: 'sleepProblems', label: 'Sleep problems' },
    ],
  },
  {
    title: 'Alcohol and substance use',
    options: [
      { value: 'alcoholism', label: 'Alcoholism' },
      { value: 'substanceAbuse', label: 'Substance abuse' },
    ],
  },
  {
    title: 'Sexual and reproductive health',
    options: [
      { value: 'breastProblem', label: 'Breast problems' },
      { value: 'erectileDysfunction', label: 'Erectile dysfunction' },
      { value: 'prostateProblem', label: 'Prostate problems' },
      { value: 'sexualFunctionProblems', label: 'Problems with sexual function' },
    ],
  },
  {
    title: 'Cancer and other problems',
    options: [
      { value: 'cancer', label: 'Cancer' },
      { value: 'otherProblems', label: 'Other problems' },
    ],
  },
];
