import { serverMessage, toastDuration } from '#api/contract/endpoint.ts';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { cannabisUse } from '#domain/intake/questions/cannabis-use.ts';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { diagnosis } from '#domain/intake/questions/diagnosis.ts';
import { exercise } from '#domain/intake/questions/exercise.ts';
import { familyHistory, patientHistory } from '#domain/intake/questions/histories.ts';
import { medications } from '#domain/intake/questions/medications.ts';
import { militaryService } from '#domain/intake/questions/military-service.ts';
import { nutrition } from '#domain/intake/questions/nutrition.ts';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import { summary } from '#domain/intake/questions/summary.ts';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import { indexedFlags, listedMedications } from './replies.ts';
import { sectionCalls } from './section-calls.ts';
import { sectionPaths } from './section-paths.ts';

/**
 * Patient's profile, which a physician has open while editing on the patient's behalf. It shows
 * names, phones and diagnosis. After medications are saved it is read again, for the interaction
 * alert (intake §1, §4).
 */
const profileReads = [readPatient];

/** Toast texts: intake §8. */
export const patientInformationCalls = sectionCalls({
  path: sectionPaths.PatientInformation,
  about: 'patient information',
  questionnaire: patientInformation,
  alsoMakesStale: profileReads,
  success: 'Patient Information Update Successfully',
  errors: { 400: 'Patient Information Not Updated' },
});

export const contactsCalls = sectionCalls({
  path: sectionPaths.Contacts,
  about: 'contacts',
  questionnaire: contacts,
  success: 'Contact Information Update Successfully',
  errors: { 400: 'Contact Information Not Updated' },
});

export const diagnosisCalls = sectionCalls({
  path: sectionPaths.Diagnosis,
  about: 'diagnosis',
  questionnaire: diagnosis,
  alsoMakesStale: profileReads,
  success: 'Diagnosis Information Update Successfully',
  errors: { 400: 'Diagnosis Information Not Updated' },
});

export const treatmentHistoryCalls = sectionCalls({
  path: sectionPaths.TreatmentHistory,
  about: 'treatment history',
  questionnaire: treatmentHistory,
  success: serverMessage,
  errors: { 400: serverMessage },
});

export const medicationsCalls = sectionCalls({
  path: sectionPaths.Medications,
  about: 'medications and supplements',
  questionnaire: medications,
  alsoMakesStale: profileReads,
  success: 'Medication & Supplements Information Update Successfully',
  reply: listedMedications,
});

/** The reply is indexed: its second element holds the flags (intake §7, decision 5). */
export const familyHistoryCalls = sectionCalls({
  path: sectionPaths.FamilyHistory,
  about: 'family history',
  questionnaire: familyHistory,
  success: serverMessage,
  reply: indexedFlags,
  wrapped: true,
});

/** The documents have no text for a success (intake §8). */
export const patientHistoryCalls = sectionCalls({
  path: sectionPaths.PatientHistory,
  about: 'patient history',
  questionnaire: patientHistory,
  success: serverMessage,
  wrapped: true,
});

export const cannabisUseCalls = sectionCalls({
  path: sectionPaths.CannabisUse,
  about: 'cannabis use',
  questionnaire: cannabisUse,
  success: serverMessage,
});

export const militaryServiceCalls = sectionCalls({
  path: sectionPaths.MilitaryService,
  about: 'military service',
  questionnaire: militaryService,
  success: serverMessage,
  errors: { 400: serverMessage },
});

export const nutritionCalls = sectionCalls({
  path: sectionPaths.Nutrition,
  about: 'nutrition',
  questionnaire: nutrition,
  success: 'Nutrition Updated Successfully',
});

export const exerciseCalls = sectionCalls({
  path: sectionPaths.Exercise,
  about: 'exercise',
  questionnaire: exercise,
  success: 'Exercise Update Successfully',
  readErrors: { 400: 'Please Check your Service Provider' },
});

export const summaryCalls = sectionCalls({
  path: sectionPaths.Summary,
  about: 'summary',
  questionnaire: summary,
  success: serverMessage,
  successDuration: toastDuration.summary,
});

/** Calls of the sections by module name. */
export const intakeCalls = {
  PatientInformation: patientInformationCalls,
  Contacts: contactsCalls,
  Diagnosis: diagnosisCalls,
  TreatmentHistory: treatmentHistoryCalls,
  Medications: medicationsCalls,
  FamilyHistory: familyHistoryCalls,
  PatientHistory: patientHistoryCalls,
  CannabisUse: cannabisUseCalls,
  MilitaryService: militaryServiceCalls,
  Nutrition: nutritionCalls,
  Exercise: exerciseCalls,
  Summary: summaryCalls,
};
