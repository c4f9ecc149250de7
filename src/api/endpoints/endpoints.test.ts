import type { GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import { type CatalogueText, type Endpoint, serverMessage } from '#api/contract/endpoint.ts';
import { wireSchema } from '#api/contract/wire-schema.ts';
import { endpointKey } from '#api/query.ts';
import { currentUserSchema } from '#api/session/session.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';

const all = endpointNames.map((name): [EndpointName, Endpoint] => [name, endpoints[name]]);
const spoken = (text: CatalogueText) => (text === serverMessage ? '(server)' : text);

function line([name, endpoint]: [EndpointName, Endpoint]): string {
  const {
    method,
    path,
    access,
    onBehalf,
    assumed,
    multipart,
    success,
    errors = {},
    otherErrors,
    toastDuration,
  } = endpoint;
  const who = access === 'public' ? 'public' : access.join('+');
  const marks = [onBehalf && 'onBehalf', assumed && 'ASSUMED', multipart && 'multipart'].filter(Boolean);
  const says = [
    ...(success ? [`ok: ${spoken(success)}`] : []),
    ...Object.entries(errors).map(([status, text]) => `${status}: ${spoken(text)}`),
    ...(otherErrors ? [`other: ${spoken(otherErrors)}`] : []),
    ...(toastDuration ? [`${toastDuration} ms`] : []),
  ];
  return [`${method} ${path}`, name, [who, ...marks].join(' '), ...says].join(' | ');
}

it('the contract: paths, methods, roles, texts and durations (decisions 2–4, 38, 39)', () => {
  expect(`\n${all.map(line).join('\n')}\n`).toMatchInlineSnapshot(`
    "
    POST userAuth/login | login | public | 400: (server) | 500: (server) | 1000 ms
    POST userAuth/logout | logout | public
    PUT userAuth/refresh | refresh | public
    POST userAuth/resendOtp | resendCode | public | ok: (server) | 400: (server) | 500: (server)
    POST userAuth/verifyPhone | verifyPhone | public | 400: (server) | 500: (server)
    POST userAuth/verifyCode | verifyCode | public | 400: (server) | 500: (server)
    POST userAuth/setPassword | setPassword | public | 400: (server) | 500: (server)
    POST userAuth/password | forgotPassword | public | 400: (server) | 500: Internal Server Error
    POST userAuth/setPhone | setPhone | public | 400: (server) | 500: (server)
    GET dashboard/profile | readProfile | patient+physician
    POST dashboard/profile | updatePersonalInformation | patient+physician | ok: Personal Information Update Successfully | 400: Personal Information Not Updated
    POST dashboard/profile | updatePassword | patient+physician | ok: Update Password Successfully | 400: Password Not Updated
    POST dashboard/profile | updateSettings | patient+physician | ok: Settings Update Successfully | 400: Settings Not Updated
    POST dashboard/profileImage | updateProfileImage | patient+physician multipart | ok: Personal Image Update Successfully | 400: Personal Image Not Updated | 413: Your File is Too Large
    GET dashboard/physicians | listPhysicians | patient
    GET dashboard/physician | listLinkedPhysicians | patient
    POST dashboard/addPhysiction | addPhysician | patient | ok: (server)
    DELETE dashboard/physician | removePhysician | patient | ok: Deleted Successfully
    GET dashboard/notifications | listNotifications | patient+physician
    POST dashboard/notifications | markNotificationRead | patient+physician
    GET dashboard/shoops | listShoops | patient
    GET dashboard/objectives | listObjectives | patient+physician
    GET dashboard/products | listProducts | patient+physician
    GET register/diagnose | searchDiagnoses | public
    POST register/diagnose | createDiagnosis | public | ok: Diagnose Add Successfully | 400: (server) | 2000 ms
    GET register/medication | searchMedications | public
    POST register/medication | createMedication | public | ok: Medication Add Successfully | 400: Please check with your service provider | 500: Server Error | 2000 ms
    POST register | register | public | ok: (server) | 400: (server) | 500: (server)
    POST register/physicianInfo | savePhysicianInformation | public ASSUMED | ok: (server) | 400: (server) | 500: (server)
    POST register/medicalInfo | saveMedicalInformation | public ASSUMED | ok: (server) | 400: (server) | 500: (server)
    POST register/upload | uploadForRegistration | public ASSUMED multipart | 400: (server) | 413: Your File is Too Large | 500: (server)
    GET register/byPhone | checkPhone | public | 400: (server) | 500: (server)
    GET register/byEmail | checkEmail | public | 400: (server) | 500: (server)
    POST register/{id} | updateRegistration | public | ok: (server) | 400: (server) | 500: (server)
    GET physician/patients | listPatients | physician
    GET physician/patient | readPatient | physician
    GET intake/status | readIntakeStatus | patient+physician onBehalf
    GET intake/pationInfo | readPatientInformation | patient+physician onBehalf
    POST intake/pationInfo | savePatientInformation | patient+physician onBehalf | ok: Patient Information Update Successfully | 400: Patient Information Not Updated
    GET intake/contacts | readContacts | patient+physician onBehalf
    POST intake/contacts | saveContacts | patient+physician onBehalf | ok: Contact Information Update Successfully | 400: Contact Information Not Updated
    GET intake/diagnosis | readDiagnosis | patient+physician onBehalf
    POST intake/diagnosis | saveDiagnosis | patient+physician onBehalf | ok: Diagnosis Information Update Successfully | 400: Diagnosis Information Not Updated
    GET intake/treatmentHistory | readTreatmentHistory | patient+physician onBehalf
    POST intake/treatmentHistory | saveTreatmentHistory | patient+physician onBehalf | ok: (server) | 400: (server)
    GET intake/medications | readMedications | patient+physician onBehalf
    POST intake/medications | saveMedications | patient+physician onBehalf | ok: Medication & Supplements Information Update Successfully
    GET intake/familyHistory | readFamilyHistory | patient+physician onBehalf
    POST intake/familyHistory | saveFamilyHistory | patient+physician onBehalf | ok: (server)
    GET intake/patientHistory | readPatientHistory | patient+physician onBehalf
    POST intake/patientHistory | savePatientHistory | patient+physician onBehalf | ok: (server)
    GET intake/cannabis | readCannabisUse | patient+physician onBehalf
    POST intake/cannabis | saveCannabisUse | patient+physician onBehalf | ok: (server)
    GET intake/militaryService | readMilitaryService | patient+physician onBehalf
    POST intake/militaryService | saveMilitaryService | patient+physician onBehalf | ok: (server) | 400: (server)
    GET intake/nutritions | readNutrition | patient+physician onBehalf
    POST intake/nutritions | saveNutrition | patient+physician onBehalf | ok: Nutrition Updated Successfully
    GET intake/exercise | readExercise | patient+physician onBehalf | 400: Please Check your Service Provider
    POST intake/exercise | saveExercise | patient+physician onBehalf | ok: Exercise Update Successfully
    GET intake/summary | readSummary | patient+physician onBehalf
    POST intake/summary | saveSummary | patient+physician onBehalf | ok: (server)
    GET intake/documents | listDocuments | patient+physician onBehalf
    GET intake/documents/{id} | readDocument | patient+physician onBehalf
    POST intake/documents | createDocument | patient+physician onBehalf multipart | ok: My Document Add Successfully | 413: Your File is Too Large | other: My Document not Added
    PUT intake/documents | updateDocument | patient+physician onBehalf multipart | ok: My Document Update Successfully | 413: Your File is Too Large | other: My Document not Added
    DELETE intake/documents | deleteDocument | patient+physician onBehalf | ok: Document Removed SuccessFully | 400: Please Check your Service Provider
    GET dashboard/healthCheckUp | listCheckUps | patient+physician onBehalf | 400: Please Check your Service Provider
    POST dashboard/healthCheckUp | createCheckUp | patient | 400: Please Check your Service Provider
    "
  `);
});

/** Every field name of a schema, nested ones in brackets. */
function fields(schema: Record<string, unknown>): string {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, Record<string, unknown>>;
    items?: Record<string, unknown>;
    anyOf?: Record<string, unknown>[];
  };
  if (items) return fields(items);
  if (anyOf) return anyOf.map(fields).filter(Boolean).join(' ');
  return Object.entries(properties ?? {})
    .map(([name, inner]) => [name, fields(inner)])
    .map(([name, inner]) => (inner ? `${name}(${inner})` : name))
    .join(' ');
}

it('the contract: every name that travels, misspelt ones as they are (decision 4)', () => {
  const part = (name: string, schema: GenericSchema | undefined) => {
    const listed = schema && fields(wireSchema(schema));
    return listed ? [`${name}: ${listed}`] : [];
  };
  const names = all.flatMap(([name, { query, body, reply }]) => [
    ...part(`${name} ?`, query),
    ...part(`${name} >`, body),
    ...part(`${name} <`, reply),
  ]);
  expect(`\n${names.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    login >: email password fingerprint platform
    login <: tokens(accessToken refreshToken) user(firstName lastName dob gender profileImage diagnosName email phone twoFA roleId role(name))
    logout >: refreshToken
    refresh >: refreshToken token
    refresh <: accessToken refreshToken
    resendCode >: phone email name
    verifyPhone >: code phone
    verifyCode >: code
    verifyCode <: email
    setPassword >: code password confirmPassword
    setPassword <: roleId
    forgotPassword >: email
    setPhone >: code phone
    readProfile <: email firstName lastName suffix gender phone address addressTwo city zipCode country state profileImage twoFA
    updatePersonalInformation >: suffix gender firstName lastName email phone address addressTwo city zipCode country state
    updatePassword >: password confirmPassword
    updateSettings >: twoFA
    updateProfileImage >: file
    listPhysicians <: id firstName lastName
    listLinkedPhysicians <: id firstName lastName profileImage
    addPhysician >: physicianId
    addPhysician <: id firstName lastName profileImage
    removePhysician ?: physicianId
    listNotifications <: notifications(id body link isRead createdAt) unreadCount
    markNotificationRead >: id
    listShoops <: id targetCannabinoid terpenes(value) dailyDose dailyDoseUnit frequency frequencyUnit ingestionMethod note ShoopDoses(id dose doseUnit doseTime) doses(id dose doseUnit doseTime) adminNotes createdAt
    listProducts <: id name
    searchDiagnoses ?: name
    searchDiagnoses <: id name isCancer
    createDiagnosis >: name user_id is_cancer
    createDiagnosis <: id name isCancer
    searchMedications ?: name
    searchMedications <: id name
    createMedication >: name user_id
    createMedication <: id name
    register >: firstName lastName email confirmEmail phone dob gender address addressTwo city zip_code country state interested_in recommendationRequired
    register <: user_id
    savePhysicianInformation >: name phone web_address recommendation_quantity expiry_date id_number user_id
    saveMedicalInformation >: diagnoseId diagnosStage note medications(name medicationId dose frequency) previous_experience tolerance objective(antiCancerTherapy manageSideEffectsofChemo painRelief mentalHealth pharmaceuticalReplacement seizureControl other) objectiveOther termsCondition user_id
    uploadForRegistration >: user_id type file
    checkPhone ?: phone
    checkPhone <: city
    checkEmail ?: email
    updateRegistration >: firstName lastName email confirmEmail phone dob gender address addressTwo city zip_code country state interested_in recommendationRequired user_id
    listPatients <: patients(id profileImage fullName email phone primaryDiagnosis status) info(results)
    readPatient ?: patientId
    readPatient <: firstName lastName dob gender email phone homePhone profileImage mmrNumber mmrExp healthConcerns(name) concerns(name) substrates(name) inducers(name) inhibitors(name) Diagnose(DignoseList(name))
    readIntakeStatus <: module isCompleted
    readPatientInformation <: suffix firstName lastName occupation education address addressTwo city zipCode country state homePhone phone dob gender ethnicity(hispanic black latino east south middle native other) bloodGroup heightUnit heightFeet heightInches heightCM weight weightUnit
    savePatientInformation >: suffix firstName lastName occupation education address addressTwo city zipCode country state homePhone phone dob gender ethnicity(hispanic black latino east south middle native other) bloodGroup heightUnit heightFeet heightInches heightCM weight weightUnit userId
    readContacts <: firstName lastName contactPhone relationship physicianFirstName physicianLastName physicianPhoneNumber physicianKnowCannabisUse referredBy caretakerName
    saveContacts >: firstName lastName contactPhone relationship physicianFirstName physicianLastName physicianPhoneNumber physicianKnowCannabisUse referredBy caretakerName userId
    readDiagnosis <: name diagnoseId isCancer cancerStage icdCode onsetDate duration concerns(name)
    saveDiagnosis >: name diagnoseId isCancer cancerStage icdCode onsetDate duration concerns(name) userId
    readTreatmentHistory <: previousTreatment treatments(name date)
    saveTreatmentHistory >: previousTreatment treatments(name date) userId
    readMedications <: medications
    saveMedications >: medications(name medicationId dose frequency) allergy allergies(name) userId
    saveFamilyHistory >: data(anemia bleedingProblems heartAttack highBloodPressure highCholesterol mitralValveProlapse stroke asthma eczemaOther hayFever tuberculosis colonProblems crohnDisease diabetesType1 diabetesType2 kidneyDiseases thyroidDisorders epilepsy glaucoma mentalRetardation migraineHeadaches alcoholism depression substanceAbuse arthritis lupus osteoporosis anesthesia birthDefects cancer geneticDiseases) userId
    readPatientHistory <: atrialFibrillation coagulationProblem cholesterolProblem heartDisease hypertension allergies asthma skinProblems abdominal acid constipationDiarrhea irritableBowelSyndrome weightLossGain bladderKidneyUrinaryProblem diabetesMellitus thyroidProblem chronicLowBackPain musclePain osteopenia pain coordinationProblem dizziness headaches memoryLoss migraines numbness visionHearingProblem anxiety depression fatigueWeakness sleepProblems alcoholism substanceAbuse breastProblem erectileDysfunction prostateProblem sexualFunctionProblems cancer otherProblems
    savePatientHistory >: data(atrialFibrillation coagulationProblem cholesterolProblem heartDisease hypertension allergies asthma skinProblems abdominal acid constipationDiarrhea irritableBowelSyndrome weightLossGain bladderKidneyUrinaryProblem diabetesMellitus thyroidProblem chronicLowBackPain musclePain osteopenia pain coordinationProblem dizziness headaches memoryLoss migraines numbness visionHearingProblem anxiety depression fatigueWeakness sleepProblems alcoholism substanceAbuse breastProblem erectileDysfunction prostateProblem sexualFunctionProblems cancer otherProblems) userId
    readCannabisUse <: previousExperience tolerance useMethod(smokedflower vaporizedFlower vaporizedOil sublingual suppository topical tincture capsules edibles extract oil otherAdministration) methodAdministration amount frequency feelingUsingCannabis favoriteCultivar cultivarName favoriteCultivarReason cannabisForSymptoms productType medicalSupervision treatmentStartDate cannabisRegimenCommitment medicineSource treatmentLocatin objective(antiCancerTherapy manageSideEffectsofChemo painRelief mentalHealth pharmaceuticalReplacement seizureControl other) objectiveOther
    saveCannabisUse >: previousExperience tolerance useMethod(smokedflower vaporizedFlower vaporizedOil sublingual suppository topical tincture capsules edibles extract oil otherAdministration) methodAdministration amount frequency feelingUsingCannabis favoriteCultivar cultivarName favoriteCultivarReason cannabisForSymptoms productType medicalSupervision treatmentStartDate cannabisRegimenCommitment medicineSource treatmentLocatin objective(antiCancerTherapy manageSideEffectsofChemo painRelief mentalHealth pharmaceuticalReplacement seizureControl other) objectiveOther userId
    readMilitaryService <: servedMilitary branchOfService highestRank exposedToChemicals chemicals(name) exposedToWarzone warzoneName startWarzonePeriod endWarzonePeriod symptomOfPtsd intrusiveMemoriesSymptoms(flashbacks upsettingNightmares unwantedMemories emotionalReactionsToEventTriggers) negativeThinkingSymptoms(difficultywithmemory hopelessness negativeThoughts difficultyWithRelationships detachment lackOfInterest) avoidanceSymptoms(tryingToAvoid avoidingPlaces) physicalEmotionalReactions(beingOnGuard beingEasilyStartled insomnia difficultyConcentrating guiltOrShame destructiveBehavior)
    saveMilitaryService >: servedMilitary branchOfService highestRank exposedToChemicals chemicals(name) exposedToWarzone warzoneName startWarzonePeriod endWarzonePeriod symptomOfPtsd intrusiveMemoriesSymptoms(flashbacks upsettingNightmares unwantedMemories emotionalReactionsToEventTriggers) negativeThinkingSymptoms(difficultywithmemory hopelessness negativeThoughts difficultyWithRelationships detachment lackOfInterest) avoidanceSymptoms(tryingToAvoid avoidingPlaces) physicalEmotionalReactions(beingOnGuard beingEasilyStartled insomnia difficultyConcentrating guiltOrShame destructiveBehavior) userId
    readNutrition <: rateDiet dietaryRestrictions currentDietaryRestrictions foodAllergies foodAllergiesDescription recentDietChanges recentDietChangesList snackDuringDay daySnackList nutritionDiets(breakfast lunch dinner) cookOwnMeals eatingManners(relaxed rushed standingFront seatedTable inTheCar alone withFamilyAndFriends) varietyOfFoods sugarConsumptionFrequency weightPattern alcohol coffee decafCoffee dietDrinks softDrinks blackTea greenTea herbalTea sportDrinks fruitJuice water
    saveNutrition >: rateDiet dietaryRestrictions currentDietaryRestrictions foodAllergies foodAllergiesDescription recentDietChanges recentDietChangesList snackDuringDay daySnackList nutritionDiets(breakfast lunch dinner) cookOwnMeals eatingManners(relaxed rushed standingFront seatedTable inTheCar alone withFamilyAndFriends) varietyOfFoods sugarConsumptionFrequency weightPattern alcohol coffee decafCoffee dietDrinks softDrinks blackTea greenTea herbalTea sportDrinks fruitJuice water userId
    readExercise <: exercisePerWeek cardiovascularExercise cardiovascularExerciseType cardiovascularExerciseOften cardiovascularExerciseDuration cardiovascularExerciseIntensity regularStrengthTraining regularStrengthTrainingType regularStrengthTrainingIntensity stretchingFlexibilityExercises stretchingFlexibilityExercisesType stretchingFlexibilityExercisesOften stretchingFlexibilityExercisesIntensity
    saveExercise >: exercisePerWeek cardiovascularExercise cardiovascularExerciseType cardiovascularExerciseOften cardiovascularExerciseDuration cardiovascularExerciseIntensity regularStrengthTraining regularStrengthTrainingType regularStrengthTrainingIntensity stretchingFlexibilityExercises stretchingFlexibilityExercisesType stretchingFlexibilityExercisesOften stretchingFlexibilityExercisesIntensity userId
    readSummary <: note
    saveSummary >: note userId
    listDocuments <: result(id documentTitle documentType documentDescription documentName url documenUrl) info(results)
    readDocument <: id documentTitle documentType documentDescription documentName url documenUrl
    createDocument >: documentTitle documentType documentDescription file userId
    updateDocument >: id documentTitle documentType documentDescription file userId
    deleteDocument ?: id
    listCheckUps <: createdAt cannabisToday status comment objective canabiesDose(amount frequency ingestionMethod product(name)) CannabisDoses(amount frequency ingestionMethod product(name))
    createCheckUp >: cannabisToday status canabiesDose(amount frequency ingestionMethod product) comment objective
    "
  `);
});

it('misspelt names that the contract has so far are not corrected by anybody', () => {
  expect(endpoints.readPatientInformation.path).toBe('intake/pationInfo');
  expect(endpoints.savePatientInformation.path).toBe('intake/pationInfo');
  expect(endpoints.resendCode.path).toBe('userAuth/resendOtp');
  expect(Object.keys(currentUserSchema.entries)).toContain('diagnosName');
});

it('a path and method is used once, or by calls whose bodies have no name in common', () => {
  for (const [address, sharing] of Map.groupBy(all, ([, { method, path }]) => `${method} ${path}`)) {
    if (sharing.length === 1) continue;
    const names = sharing.flatMap(([, { body }]) => Object.keys(body?.entries ?? {}));
    expect(
      sharing.every(([, { body, multipart }]) => body && !multipart),
      address,
    ).toBe(true);
    expect(new Set(names).size, address).toBe(names.length);
  }
});

it('a write makes stale what some read is cached under', () => {
  const reads = all.filter(([, { method }]) => method === 'GET').map(([, { path }]) => path);
  for (const [name, { makesStale = [], method }] of all) {
    if (makesStale.length > 0) expect(method, name).not.toBe('GET');
    for (const stale of makesStale) expect(reads, name).toContain(stale.path);
  }
  expect(endpoints.saveContacts.makesStale?.map(({ path }) => path)).toEqual([
    'intake/status',
    'intake/contacts',
  ]);
});

it('the key of a read begins with its path, so that the path alone matches every patient’s', () => {
  const [first, ...more] = endpointKey(endpoints.readContacts, { subject: { userId: 'p1' } });
  expect([first]).toEqual(endpointKey(endpoints.readContacts));
  expect(more).toEqual([{ subject: { userId: 'p1' } }]);
});

it('whatever acts for a patient is open to both, and login, refresh and code calls are open to all', () => {
  for (const [name, { onBehalf, access }] of all)
    if (onBehalf) expect(access, name).toEqual(['patient', 'physician']);
  for (const name of ['login', 'logout', 'refresh', 'resendCode', 'verifyPhone'] as const)
    expect(endpoints[name].access, name).toBe('public');
});
