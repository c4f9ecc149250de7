import type { Role } from '#api/contract/endpoint.ts';
import type { CheckUpBody } from '#api/endpoints/check-ups.ts';
import type { Notification } from '#api/endpoints/notifications.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { UploadType } from '#domain/registration/uploads.ts';
import type { SampleName } from '#mocks/seed/sample-files.ts';
import type { Fault } from './faults.ts';

/** A person who can sign in. */
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
  /** The number in the medical marijuana registry, and when it expires, MM-DD-YYYY. */
  mmrNumber: string;
  mmrExp: string;
  /** Has applied as a physician and is not processed yet (decision 61): may not sign in, and is on no list. */
  isApplicant: boolean;
  /** A physician's practice; `specialization` is an id of the list. */
  officeEmail: string;
  officeNumber: string;
  specialization: string;
  /** Marked by a physician (physician §2); the date is MM-DD-YYYY, and both texts are empty for the living. */
  deceased: boolean;
  deceasedDate: string;
  deceasedCause: string;
  /** When the account came to be, by a sign-up or by a physician who added it; ISO date and time. */
  registeredAt: string;
}

/** A saved section of somebody's intake, as it travelled. */
export interface IntakeRecord {
  userId: string;
  module: IntakeModule;
  record: WireRecord;
}

/** A document of somebody's; its bytes are on the shelf of files, or a sample of the seed. */
export interface DocumentRecord {
  id: string;
  userId: string;
  documentTitle: string;
  documentType: string;
  documentDescription: string;
  documentName: string;
  mimeType: string;
  /** In bytes. */
  size: number;
  sample?: SampleName;
}

/** A patient of a physician's; pending until an invitation is accepted (physician §4). */
export interface CareLink {
  physicianId: string;
  patientId: string;
  status: 'pending' | 'active';
}

/** Tokens handed out; a token that is not here was forged. */
export interface SessionRecord {
  accountId: string;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  refreshExpiresAt: number;
  /** Its tokens count for nothing before the code of a second factor was right. */
  awaitsCode?: true;
}

/** A one-time code on its way to a phone. */
export interface CodeRecord {
  phone: string;
  code: string;
  expiresAt: number;
  attemptsLeft: number;
}

/** What an e-mailed link is for (accounts §2.1). */
export type LinkPurpose = 'setPassword' | 'forgotPassword' | 'completeSignUp';

/** A link on its way to an e-mail address. */
export interface LinkRecord {
  code: string;
  accountId: string;
  purpose: LinkPurpose;
  /** Milliseconds since 1970. */
  expiresAt: number;
  used: boolean;
  /** An invited sign-up sets no password before its phone is verified. */
  phoneVerified: boolean;
}

/** A phone whose code was right a moment ago, so that it may be saved. */
export interface VerifiedPhone {
  phone: string;
  expiresAt: number;
}

/** A sign-up that is under way: no account yet. Its id becomes the account's (accounts §4.1). */
export interface Registration {
  id: string;
  personal: WireRecord;
  /** Null while step 2 was not saved, or for good where it was skipped. */
  physician: WireRecord | null;
  /** Their bytes are on the shelf of files, under these ids. */
  uploads: (Pick<DocumentRecord, 'id' | 'documentName' | 'mimeType' | 'size'> & { type: UploadType })[];
}

/** A text message or e-mail that a real server would have sent. */
export interface OutboxMessage {
  id: string;
  kind: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** The one-time code, where there is one. */
  code?: string;
  /** The path of this app that the message links to, where there is one. */
  link?: string;
  /** ISO date and time. */
  sentAt: string;
}

/** A daily check-up, as it was sent. */
export interface CheckUpRecord extends CheckUpBody {
  userId: string;
  /** ISO date and time. */
  createdAt: string;
}

export interface NotificationRecord extends Notification {
  accountId: string;
}

/** A physician's dosing recommendation for a patient; a draft until it is ready (physician §3). */
export interface ShoopRecord {
  id: string;
  physicianId: string;
  /** The patient. */
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
  /** Misspelt in the contract (decision 4): whether the patient may read it. */
  sendToPationt: boolean;
  /** ISO date and time. */
  createdAt: string;
}

/** What a real API has answered to a read (`npm run contract -- --record`). */
export interface RecordedReply {
  /** Who is answered so; '' where anybody is. */
  accountId: string;
  /** With its query. */
  path: string;
  data: unknown;
}

export interface Tables {
  accounts: Account[];
  careLinks: CareLink[];
  intakeRecords: IntakeRecord[];
  documents: DocumentRecord[];
  /** The sections that count as complete, by account. */
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
  /** Feeds identifiers, codes and tokens, so that the same steps give the same data. */
  counter: number;
}

/** Tables with nothing in them. */
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
