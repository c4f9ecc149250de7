import type { Role } from '#api/contract/endpoint.ts';
import type { CheckUpBody } from '#api/endpoints/check-ups.ts';
import type { Notification } from '#api/endpoints/notifications.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { UploadType } from '#domain/registration/uploads.ts';
import type { SampleName } from '#mocks/seed/sample-files.ts';
import type { Fault } from './faults.ts';

/** Account of a person. */
export interface Account {
  id: string;
  role: Role;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** One of the profile's titles. */
  suffix: string;
  phone: string;
  homePhone: string;
  /** MM-DD-YYYY */
  dob: string;
  gender: string;
  address: string;
  addressTwo: string;
  city: string;
  zipCode: string;
  country: string;
  state: string;
  profileImage: string;
  twoFA: boolean;
  /** Number in the medical marijuana registry and its expiry date, MM-DD-YYYY. */
  mmrNumber: string;
  mmrExp: string;
  /** True before a physician's application is processed: no sign-in, unlisted (decision 61). */
  isApplicant: boolean;
  /** A physician's practice; `specialization` is an id of the list. */
  officeEmail: string;
  officeNumber: string;
  specialization: string;
  /** Set by a physician (physician §2). Date MM-DD-YYYY; date and cause are '' for the living. */
  deceased: boolean;
  deceasedDate: string;
  deceasedCause: string;
  /** Time when the account was created, by a sign-up or a physician; ISO date and time. */
  registeredAt: string;
}

/** Saved section of a patient's intake, in its wire format. */
export interface IntakeRecord {
  userId: string;
  module: IntakeModule;
  record: WireRecord;
}

/** Document of a patient; its bytes are in the storage of files, or a sample of the seed. */
export interface DocumentRecord {
  id: string;
  userId: string;
  documentTitle: string;
  documentType: string;
  documentDescription: string;
  documentName: string;
  mimeType: string;
  /** Size in bytes. */
  size: number;
  sample?: SampleName;
}

/** Link of a patient to a physician; pending until an invitation is accepted (physician §4). */
export interface CareLink {
  physicianId: string;
  patientId: string;
  status: 'pending' | 'active';
}

/** Issued tokens; any other token is forged. */
export interface SessionRecord {
  accountId: string;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  refreshExpiresAt: number;
  /** The tokens are invalid until the code of the second factor is verified. */
  awaitsCode?: true;
}

/** One-time code that was sent to a phone. */
export interface CodeRecord {
  phone: string;
  code: string;
  expiresAt: number;
  attemptsLeft: number;
}

/** Purpose of an e-mailed link (accounts §2.1). */
export type LinkPurpose = 'setPassword' | 'forgotPassword' | 'completeSignUp';

/** Link that was sent to an e-mail address. */
export interface LinkRecord {
  code: string;
  accountId: string;
  purpose: LinkPurpose;
  /** Milliseconds since 1970. */
  expiresAt: number;
  used: boolean;
  /** False for an invitation whose phone is not verified: it cannot set a password yet. */
  phoneVerified: boolean;
}

/** Phone that was verified recently and may be saved. */
export interface VerifiedPhone {
  phone: string;
  expiresAt: number;
}

/** Unfinished sign-up, without an account; its id becomes the account's (accounts §4.1). */
export interface Registration {
  id: string;
  personal: WireRecord;
  /** Null until step 2 is saved, or if it is skipped. */
  physician: WireRecord | null;
  /** Uploaded files; their bytes are in the storage of files, under these ids. */
  uploads: (Pick<DocumentRecord, 'id' | 'documentName' | 'mimeType' | 'size'> & { type: UploadType })[];
}

/** Text message or e-mail that a real server would have sent. */
export interface OutboxMessage {
  id: string;
  kind: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** One-time code, if any. */
  code?: string;
  /** Path in this app that the message links to, if any. */
  link?: string;
  /** ISO date and time. */
  sentAt: string;
}

/** Daily check-up, in its wire format. */
export interface CheckUpRecord extends CheckUpBody {
  userId: string;
  /** ISO date and time. */
  createdAt: string;
}

/** Notification of an account. */
export interface NotificationRecord extends Notification {
  accountId: string;
}

/** A physician's dosing recommendation for a patient; a draft until it is ready (physician §3). */
export interface ShoopRecord {
  id: string;
  physicianId: string;
  /** The patient's id. */
  userId: string;
  isReady: boolean;
  targetCannabinoid: string;
  terpenes: { value: string }[];
  dailyDose: number;
  dailyDoseUnit: string;
  frequency: number;
  frequencyUnit: string;
  ingestionMethod: string;
  note: string;
  ShoopDoses: {
    id: string;
    dose: number;
    doseUnit: string;
    doseTime: string;
  }[];
  adminNotes: string;
  createdAt: string;
  updatedAt: string;
}

/** A physician's note on a patient (physician §3). */
export interface NoteRecord {
  id: string;
  physicianId: string;
  patientId: string;
  note: string;
  /** True if the patient may read the note; misspelt in the contract (decision 4). */
  sendToPationt: boolean;
  /** ISO date and time. */
  createdAt: string;
}

/** Recorded reply of a real API to a read (`npm run contract -- --record`). */
export interface RecordedReply {
  /** Account that gets this reply; '' for public calls. */
  accountId: string;
  /** Path with its query. */
  path: string;
  data: unknown;
}

/** All of the mock's data except the bytes of uploaded files. */
export interface Tables {
  accounts: Account[];
  careLinks: CareLink[];
  intakeRecords: IntakeRecord[];
  documents: DocumentRecord[];
  /** Complete sections by account. */
  completed: { userId: string; module: IntakeModule }[];
  diagnoses: { id: string; name: string; isCancer: boolean }[];
  medications: { id: string; name: string }[];
  products: { id: string; name: string }[];
  checkUps: CheckUpRecord[];
  notifications: NotificationRecord[];
  shoops: ShoopRecord[];
  notes: NoteRecord[];
  sessions: SessionRecord[];
  codes: CodeRecord[];
  verifiedPhones: VerifiedPhone[];
  registrations: Registration[];
  links: LinkRecord[];
  outbox: OutboxMessage[];
  recorded: RecordedReply[];
  faults: Fault[];
  /** Source of ids, codes and tokens, so that the same steps give the same data. */
  counter: number;
}

/** Returns empty tables. */
export function emptyTables(): Tables {
  return {
    accounts: [],
    careLinks: [],
    intakeRecords: [],
    documents: [],
    completed: [],
    diagnoses: [],
    medications: [],
    products: [],
    checkUps: [],
    notifications: [],
    shoops: [],
    notes: [],
    sessions: [],
    codes: [],
    verifiedPhones: [],
    registrations: [],
    links: [],
    outbox: [],
    recorded: [],
    faults: [],
    counter: 0,
  };
}
