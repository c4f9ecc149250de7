import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import type { Input } from './door.ts';

/** Ids from earlier replies, for the parameters of later reads. */
export interface Known {
  /** Id of the patient whose record a physician reads. */
  patient?: string;
  physician?: string;
  document?: string;
}

/** Inputs of a read's calls, or the reason why the read cannot be called. */
export type Wanted = readonly Input[] | string;

const ofPatient = ({ patient }: Known, more: Record<string, string>[] = [{}]): Wanted =>
  patient === undefined
    ? 'there is no patient to read'
    : more.map((query) => ({ query: { patientId: patient, ...query } }));

const ofPhysician = ({ physician }: Known, ask: (id: string) => Input): Wanted =>
  physician === undefined ? 'there is no physician to read' : [ask(physician)];

/** Returns a phone number reserved for fiction, so that no real number is sent. */
const freePhone = () => `20255501${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;

/** Inputs of the reads that take parameters. */
export const wanted: Partial<Record<EndpointName, (known: Known) => Wanted>> = {
  searchDiagnoses: () => [{ query: { name: 'a' } }],
  searchMedications: () => [{ query: { name: 'a' } }],
  checkPhone: () => [{ query: { phone: freePhone() } }],
  checkEmail: () => [{ query: { email: `nobody-${crypto.randomUUID()}@example.com` } }],
  readDocument: ({ document }) =>
    document === undefined ? 'there is no document to read' : [{ params: { id: document } }],
  readPhysician: (known) => ofPhysician(known, (id) => ({ params: { id } })),
  listSharedNotes: (known) => ofPhysician(known, (id) => ({ params: { id } })),
  listRecommendedShoops: (known) => ofPhysician(known, (physicianId) => ({ query: { physicianId } })),
  readPatient: (known) => ofPatient(known),
  listNotes: (known) => ofPatient(known),
  listPatientShoops: (known) =>
    ofPatient(
      known,
      Object.values(shoopReadiness).map((isReady) => ({ isReady })),
    ),
};

interface Rows {
  patients?: readonly { id: string }[];
  physicians?: readonly { id: string }[];
  result?: readonly { id: string }[];
}

/** Stores the first ids of a list's reply in `known`. */
export function learn(known: Known, name: EndpointName, data: unknown): void {
  const { patients, physicians, result } = (data ?? {}) as Rows;
  if (name === 'listPatients') known.patient ??= patients?.[0]?.id;
  if (name === 'listLinkedPhysicians') known.physician ??= physicians?.[0]?.id;
  if (name === 'listDocuments') known.document ??= result?.[0]?.id;
}
