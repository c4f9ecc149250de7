import type * as availability from '#api/endpoints/accounts/availability.ts';
import type * as registration from '#api/endpoints/accounts/registration.ts';
import { pictureProblem } from '#domain/files/picture-files.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { personalInformation } from '#domain/registration/personal.ts';
import { physicianRegistration } from '#domain/registration/physician.ts';
import { recommendingPhysician } from '#domain/registration/recommending-physician.ts';
import { storeApplication } from '#mocks/rules/accounts/applications.ts';
import { consumeVerification } from '#mocks/rules/accounts/codes.ts';
import {
  completeRegistration,
  refuseTakenEmail,
  refuseTakenPhone,
  requireRegistration,
} from '#mocks/rules/accounts/registrations.ts';
import { findCityOfPhone } from '#mocks/rules/cities.ts';
import { refuseBadFile, storeFile } from '#mocks/rules/document-file.ts';
import { refuseUnknownMedications, resolveDiagnosis } from '#mocks/rules/list-items.ts';
import { toPictureDataUrl } from '#mocks/rules/picture-data-url.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { refuseBrokenRules } from '#mocks/rules/section-rules.ts';
import { specializationOptions } from '#mocks/seed/specializations.ts';
import type { Store } from '#mocks/store/store.ts';
import { type HandlersOf, ResponseWithMessage } from '../handler.ts';

const savedMessage = 'Your information is saved';

/** Refuses another e-mail or phone: the phone is verified. @throws Problem 400 for a changed one */
function refuseChanges(personal: WireRecord, sent: WireRecord): void {
  const changed = ['email', 'confirmEmail', 'phone'].find((name) => sent[name] !== personal[name]);
  if (changed) throw new Problem(400, `${changed}: This can no longer be changed`);
}

/** Removes earlier registrations with the same e-mail or phone. */
function removeEarlierRegistrations({ tables }: Store, { email, phone }: WireRecord): void {
  tables.registrations = tables.registrations.filter(
    ({ personal }) => personal.email !== email && personal.phone !== phone,
  );
}

/** Handlers of the patient's sign-up (accounts §4.1, §7). Only its last step creates an account. */
export const registrationHandlers: HandlersOf<typeof registration & typeof availability> = {
  async register({ store, body }) {
    await refuseBrokenRules(personalInformation, body);
    refuseTakenEmail(store, String(body.email));
    refuseTakenPhone(store, String(body.phone));
    consumeVerification(store, String(body.phone));
    removeEarlierRegistrations(store, body);
    const id = `patient-${store.nextNumber()}`;
    store.tables.registrations.push({ id, personal: body, physician: null, uploads: [] });
    return new ResponseWithMessage({ user_id: id }, savedMessage);
  },

  async updateRegistration({ store, params, body }) {
    // The path has the id. The wire's `user_id` is no answer, so it is not stored.
    const { user_id: _, ...personal } = body;
    const registration = requireRegistration(store, params.id ?? '');
    await refuseBrokenRules(personalInformation, personal);
    refuseChanges(registration.personal, personal);
    registration.personal = personal;
    return new ResponseWithMessage(null, savedMessage);
  },

  /** Answers 202 if the clinic has an uploaded recommendation to check. */
  async savePhysicianInformation({ store, body }) {
    const { user_id, ...physician } = body;
    const registration = requireRegistration(store, user_id);
    await refuseBrokenRules(recommendingPhysician, physician);
    registration.physician = physician;
    const isToBeChecked = registration.uploads.some(({ type }) => type === 'physicianRecommendation');
    if (!isToBeChecked) return new ResponseWithMessage(null, savedMessage);
    return new ResponseWithMessage(null, 'Your information is saved. We will check your recommendation', 202);
  },

  async saveMedicalInformation({ store, body }) {
    const { user_id, ...sent } = body;
    const registration = requireRegistration(store, user_id);
    const medical = resolveDiagnosis(store, sent);
    await refuseBrokenRules(medicalInformation, medical);
    refuseUnknownMedications(store, medical);
    // Another sign-up may have taken the e-mail or phone since step 1.
    refuseTakenEmail(store, String(registration.personal.email));
    refuseTakenPhone(store, String(registration.personal.phone));
    completeRegistration(store, registration, medical);
    return new ResponseWithMessage(null, 'Thank you for signing up');
  },

  async uploadForRegistration({ store, body: { user_id, type, file } }) {
    const registration = requireRegistration(store, user_id);
    await refuseBadFile(file, pictureProblem);
    const earlierUpload = registration.uploads.find((upload) => upload.type === type);
    if (earlierUpload) await store.files.remove(earlierUpload.id);
    const id = `document-${store.nextNumber()}`;
    const storedFile = await storeFile(store, id, file);
    registration.uploads = [
      ...registration.uploads.filter((upload) => upload !== earlierUpload),
      { id, type, ...storedFile },
    ];
    return new ResponseWithMessage(null, 'The picture is uploaded');
  },

  /** Creates an account that cannot sign in before its application is processed (decision 61). */
  async registerPhysician({ store, body }) {
    const { file, ...rest } = body;
    const sent: WireRecord = rest;
    await refuseBrokenRules(physicianRegistration(specializationOptions), sent);
    refuseTakenEmail(store, String(sent.email));
    refuseTakenPhone(store, String(sent.phone));
    const picture = file instanceof File ? await toPictureDataUrl(file) : '';
    consumeVerification(store, String(sent.phone));
    storeApplication(store, sent, picture);
    return new ResponseWithMessage(null, 'Thank you for joining');
  },

  checkPhone({ store, query }) {
    refuseTakenPhone(store, query.phone);
    return { city: findCityOfPhone(query.phone) };
  },

  checkEmail({ store, query }) {
    refuseTakenEmail(store, query.email);
    return null;
  },
};
