import * as v from 'valibot';
import { readUserId } from '#api/session/session.ts';
import { type MedicinePayload, medicinePayload } from '#domain/shoops/payload.ts';
import { isNearlySame, SIMILAR_SENDING_MS } from '#domain/shoops/safety/compare/nearly-same.ts';
import { openVault, type Vault } from '#drafts/vault.ts';

const sendingSchema = v.object({
  patientId: v.string(),
  name: v.string(),
  /** Such as 'Born 04-28-1986'; '' if unknown. */
  born: v.string(),
  payloads: v.array(v.strictObject(medicinePayload.entries)),
  /** Time in ms since 1970. */
  at: v.number(),
});

/** Shoop that was sent recently, from any tab of this browser. */
export type Sending = v.InferOutput<typeof sendingSchema>;

/** Returns the name of an entry: one per sending, so that no tab overwrites one (decision 88). */
const entryName = (userId: string, sending: string) => JSON.stringify([userId, `sent lately ${sending}`]);

/** Returns true for the name of a user's entry. */
const isEntryOf = (userId: string, name: string) =>
  // Begins as `entryName` does: the array's bracket is not closed after the user.
  name.startsWith(`${JSON.stringify([userId]).slice(0, -1)},"sent lately `);

/** Returns a stored sending, or null if its text is none. */
function parseSending(text: string): Sending | null {
  try {
    return v.parse(sendingSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads one entry, and removes it if it is old or unreadable. It never rejects. */
async function readEntry(vault: Vault, name: string, now: number): Promise<Sending[]> {
  try {
    const entry = await vault.read(name);
    const sending = entry && parseSending(entry.text);
    if (sending && now - sending.at < SIMILAR_SENDING_MS) return [sending];
    if (entry) await vault.removeMarked(name, entry.mark);
  } catch {
    // A damaged entry must not hide the others.
  }
  return [];
}

/** Stores a sent Shoop; entries older than ten minutes are ignored. It never rejects. */
export async function rememberSending(sending: Sending): Promise<void> {
  const name = entryName(readUserId(), `${sending.at} ${crypto.randomUUID()}`);
  await openVault()
    .then((vault) => vault.write(name, JSON.stringify(sending)))
    .catch(() => undefined);
}

/** Shoops that the user sent within ten minutes, from any tab of this browser. */
export interface RecentSendings {
  /** Newest nearly equal Shoop that was sent to another patient. */
  readonly toAnother?: Sending;
  /** Newest Shoop that was sent to the same patient. */
  readonly toPatient?: Sending;
}

/**
 * Returns recent sendings that concern a Shoop. It never rejects; it skips unreadable ones.
 * @param allPayloads all medicines of the Shoop
 * @param newPayloads medicines that the patient does not have yet
 */
export async function findRecentSendings(
  patientId: string,
  allPayloads: readonly MedicinePayload[],
  newPayloads: readonly MedicinePayload[] = allPayloads,
  now: number = Date.now(),
): Promise<RecentSendings> {
  const userId = readUserId();
  try {
    const vault = await openVault();
    const names = (await vault.names()).filter((name) => isEntryOf(userId, name));
    const sendings = (await Promise.all(names.map((name) => readEntry(vault, name, now)))).flat();
    const sortedSendings = sendings.toSorted((a, b) => a.at - b.at);
    const sendingsToOthers = sortedSendings.filter((sending) => sending.patientId !== patientId);
    return {
      // First a Shoop like the new medicines, else one like all of them.
      toAnother: [newPayloads, allPayloads]
        .map((payloads) => sendingsToOthers.findLast((sending) => isNearlySame(sending.payloads, payloads)))
        .find((sending) => sending !== undefined),
      toPatient: sortedSendings.findLast((sending) => sending.patientId === patientId),
    };
  } catch {
    return {};
  }
}

/** Returns true if two results contain the same sendings. */
export const isSameRecentSendings = (first: RecentSendings, second: RecentSendings): boolean =>
  first.toAnother?.at === second.toAnother?.at && first.toPatient?.at === second.toPatient?.at;

/** Returns the time since a sending: 'a minute', '7 minutes'. */
export function formatMinutesSince({ at }: Sending, now: number = Date.now()): string {
  const minutes = Math.max(1, Math.round((now - at) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
