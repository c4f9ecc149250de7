import type { Tables } from '#mocks/store/tables.ts';
import { answerConditions, buildMedicationRows, fillIn } from '../add.ts';

/** Fills in the complete patient's treatments, medications, histories and cannabis use. */
export function fillInCare(tables: Tables, id: string): void {
  fillIn(tables, id, 'TreatmentHistory', {
    previousTreatment: true,
    treatments: [
      { name: 'Lumpectomy, left breast', date: { month: '04', year: '2023' } },
      { name: 'Radiation therapy, 20 sessions', date: { month: '07', year: '2023' } },
      { name: 'Gallbladder removal', date: { month: '11', year: '2009' } },
    ],
  });
  fillIn(tables, id, 'Medications', {
    medications: buildMedicationRows(tables, [
      ['Tamoxifen', '20 mg', 'Once a day'],
      ['Duloxetine', '30 mg', 'Every morning'],
      ['Dexamethasone', '4 mg', 'On bad days'],
      ['Ondansetron', '8 mg', 'When I feel sick'],
      ['Vitamin D3', '2000 IU', 'Once a day'],
    ]),
    allergy: true,
    allergies: [{ name: 'Penicillin' }, { name: 'Sulfa drugs' }],
  });
  fillInHistories(tables, id);
  fillInCannabisUse(tables, id);
}

function fillInHistories(tables: Tables, id: string): void {
  fillIn(
    tables,
    id,
    'FamilyHistory',
    answerConditions('FamilyHistory', [
      'arthritis',
      'cancer',
      'diabetesType2',
      'highBloodPressure',
      'stroke',
    ]),
  );
  fillIn(
    tables,
    id,
    'PatientHistory',
    answerConditions('PatientHistory', [
      'anxiety',
      'breastProblem',
      'cancer',
      'fatigueWeakness',
      'musclePain',
      'numbness',
      'pain',
      'sleepProblems',
      'weightLossGain',
    ]),
  );
}

function fillInCannabisUse(tables: Tables, id: string): void {
  fillIn(tables, id, 'CannabisUse', {
    previousExperience: 'CurrentlyUseOccasionally',
    tolerance: 'lowtolerance',
    useMethod: { tincture: true, edibles: true, otherAdministration: true },
    methodAdministration: 'A warm compress with infused oil',
    amount: '10',
    frequency: 'Twice',
    feelingUsingCannabis:
      'Calmer, and I sleep through most nights. A little dizzy if I take it on an empty stomach.',
    favoriteCultivar: true,
    cultivarName: 'ACDC',
    favoriteCultivarReason: 'It eases the pain and leaves my head clear.',
    cannabisForSymptoms: true,
    productType: 'Tincture',
    medicalSupervision: true,
    treatmentStartDate: '09-02-2024',
    cannabisRegimenCommitment: 8,
    medicineSource: 'Dispensary on Pearl Street',
    treatmentLocatin: 'Boulder, at home',
    objective: { manageSideEffectsofChemo: true, painRelief: true, other: true },
    objectiveOther: 'A better appetite',
  });
}
