import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import type { Input } from './door.ts';

/** What the replies so far have brought to ask on with. */
export interface Known {
  /** Whose record a physician reads. */
  patient?: string;
  physician?: string;
  document?: string;
}

/** What to ask with, or why it cannot be asked. */
export type Wanted = readonly Input[] | string;

const ofPatient = ({ patient }: Known, more: Record<string, string>[] = [{}]): Wanted =>
  patient === undefined
    ? 'there is no patient to read'
    : more.map((query) => ({ query: { patientId: patient, ...query } }));

const ofPhysician = ({ physician }: Known, ask: (id: string) => Input): Wanted =>
  physician === undefined ? 'there is no physician to read' : [ask(physician)];

/** A number that is kept free for fiction, so that nobody's is asked about. */
const freePhone = () => `20255501${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;

/** The reads that take something, and what. */
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

/** What a list has brought to ask on with. */
export function learn(known: Known, name: EndpointName, data: unknown): void {
  const { patients, physicians, result } = (data ?? {}) as Rows;
  if (name === 'listPatients') known.patient ??= patients?.[0]?.id;
  if (name === 'listLinkedPhysicians') known.physician ??= physicians?.[0]?.id;
  if (name === 'listDocuments') known.document ??= result?.[0]?.id;
}
