import { login, logout, refresh, resendCode, verifyPhone } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { contactsCalls, diagnosisCalls, patientInformationCalls } from './intake/sections.ts';
import { readIntakeStatus } from './intake/status.ts';
import {
  createDiagnosis,
  createMedication,
  listObjectives,
  listProducts,
  searchDiagnoses,
  searchMedications,
} from './lists.ts';
import { listNotifications, markNotificationRead } from './notifications.ts';
import { listPatients, readPatient } from './patients.ts';
import { readProfile } from './profile.ts';

/** Every endpoint by name: what the mock must answer and the API document shows. Not for screens. */
export const endpoints = {
  login,
  logout,
  refresh,
  resendCode,
  verifyPhone,
  readProfile,
  listNotifications,
  markNotificationRead,
  listObjectives,
  listProducts,
  searchDiagnoses,
  createDiagnosis,
  searchMedications,
  createMedication,
  listPatients,
  readPatient,
  readIntakeStatus,
  readPatientInformation: patientInformationCalls.read,
  savePatientInformation: patientInformationCalls.save,
  readContacts: contactsCalls.read,
  saveContacts: contactsCalls.save,
  readDiagnosis: diagnosisCalls.read,
  saveDiagnosis: diagnosisCalls.save,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
