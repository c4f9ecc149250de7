import type { Endpoint } from '#api/contract/endpoint.ts';
import { forgotPassword, setPassword, verifyCode } from './account-links.ts';
import { login, logout, refresh, resendCode, verifyPhone } from './accounts.ts';
import { createCheckUp, listCheckUps } from './check-ups.ts';
import {
  createDocument,
  deleteDocument,
  listDocuments,
  readDocument,
  updateDocument,
} from './intake/documents.ts';
import { intakeCalls } from './intake/sections.ts';
import { readIntakeStatus } from './intake/status.ts';
import { setPhone } from './invited-phone.ts';
import {
  createDiagnosis,
  createMedication,
  listObjectives,
  listProducts,
  searchDiagnoses,
  searchMedications,
} from './lists.ts';
import { listNotifications, markNotificationRead } from './notifications.ts';
import { readPatient } from './patient-profile.ts';
import { listPatients } from './patients.ts';
import { addPhysician, listLinkedPhysicians, listPhysicians, removePhysician } from './physicians.ts';
import {
  readProfile,
  updatePassword,
  updatePersonalInformation,
  updateProfileImage,
  updateSettings,
} from './profile.ts';
import {
  checkEmail,
  checkPhone,
  register,
  saveMedicalInformation,
  savePhysicianInformation,
  updateRegistration,
  uploadForRegistration,
} from './registration.ts';
import { listShoops } from './shoops.ts';

type Calls = typeof intakeCalls;
type SectionEndpoints = { [M in keyof Calls as `read${M}`]: Calls[M]['read'] } & {
  [M in keyof Calls as `save${M}`]: Calls[M]['save'];
};

/** The two endpoints of every intake section: readContacts, saveContacts … */
const sectionEndpoints = Object.fromEntries(
  Object.entries(intakeCalls).flatMap(([module, { read, save }]) => [
    [`read${module}`, read],
    [`save${module}`, save],
  ]),
) as SectionEndpoints;

/** Every endpoint by name: what the mock must answer and the API document shows. Not for screens. */
export const endpoints = {
  login,
  logout,
  refresh,
  resendCode,
  verifyPhone,
  verifyCode,
  setPassword,
  forgotPassword,
  setPhone,
  readProfile,
  updatePersonalInformation,
  updatePassword,
  updateSettings,
  updateProfileImage,
  listPhysicians,
  listLinkedPhysicians,
  addPhysician,
  removePhysician,
  listNotifications,
  markNotificationRead,
  listShoops,
  listObjectives,
  listProducts,
  searchDiagnoses,
  createDiagnosis,
  searchMedications,
  createMedication,
  register,
  savePhysicianInformation,
  saveMedicalInformation,
  uploadForRegistration,
  checkPhone,
  checkEmail,
  // After all others below `register/`, which its parameter would stand for as well.
  updateRegistration,
  listPatients,
  readPatient,
  readIntakeStatus,
  ...sectionEndpoints,
  listDocuments,
  readDocument,
  createDocument,
  updateDocument,
  deleteDocument,
  listCheckUps,
  createCheckUp,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
