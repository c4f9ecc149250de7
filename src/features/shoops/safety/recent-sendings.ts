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

/** Returns a name per sending, so tabs never overwrite one; logout deletes it (decision 88). */
const nameOf = (userId: string, sending: string) => JSON.stringify([userId, `sent lately ${sending}`]);
const isOf = (userId: string, name: string) =>
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
async function open(vault: Vault, name: string, now: number): Promise<Sending[]> {
  try {
    const kept = await vault.read(name);
    const sending = kept && parseSending(kept.text);
    if (sending && now - sending.at < SIMILAR_SENDING_MS) return [sending];
    if (kept) await vault.removeMarked(name, kept.mark);
  } catch {
    // A damaged entry must not hide the others.
  }
  return [];
}

/** Stores a sent Shoop; entries older than ten minutes are ignored. It never rejects. */
export async function rememberSending(sending: Sending): Promise<void> {
  const name = nameOf(readUserId(), `${sending.at} ${crypto.randomUUID()}`);
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
 * @param all all medicines of the Shoop
 * @param fresh medicines that the patient does not have yet
 */
export async function findRecentSendings(
  patientId: string,
  all: readonly MedicinePayload[],
  fresh: readonly MedicinePayload[] = all,
  now: number = Date.now(),
): Promise<RecentSendings> {
  const userId = readUserId();
  try {
    const vault = await openVault();
    const names = (await vault.names()).filter((name) => isOf(userId, name));
    const sendings = (await Promise.all(names.map((name) => open(vault, name, now)))).flat();
    const sorted = sendings.toSorted((a, b) => a.at - b.at);
    const others = sorted.filter((one) => one.patientId !== patientId);
    return {
      toAnother: [fresh, all]
        .map((payloads) => others.findLast((one) => isNearlySame(one.payloads, payloads)))
        .find((one) => one !== undefined),
      toPatient: sorted.findLast((one) => one.patientId === patientId),
    };
  } catch {
    return {};
  }
}

/** Returns true if two results contain the same sendings. */
export const isSameRecentSendings = (one: RecentSendings, other: RecentSendings): boolean =>
  one.toAnother?.at === other.toAnother?.at && one.toPatient?.at === other.toPatient?.at;

/** Returns the time since a sending: 'a minute', '7 minutes'. */
export function formatMinutesSince({ at }: Sending, now: number = Date.now()): string {
  const minutes = Math.max(1, Math.round((now - at) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
