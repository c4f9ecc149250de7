import * as v from 'valibot';
import { readUserId } from '#api/session/session.ts';
import { type MedicinePayload, medicinePayload } from '#domain/shoops/payload.ts';
import { ASKED_FOR, isNearlySame } from '#domain/shoops/safety/nearly-same.ts';
import { openVault, type Vault } from '#drafts/vault.ts';

const sendingSchema = v.object({
  patientId: v.string(),
  name: v.string(),
  /** 'Born 04-28-1986'; '' where it is not known. */
  born: v.string(),
  payloads: v.array(v.strictObject(medicinePayload.entries)),
  /** Milliseconds since 1970. */
  at: v.number(),
});

/** A Shoop that went out a moment ago, from whichever tab. */
export type Sending = v.InferOutput<typeof sendingSchema>;

/** One for each sending, so that no tab writes over another's; gone with the drafts at a logout (decision 88). */
const nameOf = (userId: string, sending: string) => JSON.stringify([userId, `sent lately ${sending}`]);
const isOf = (userId: string, name: string) =>
  name.startsWith(`${JSON.stringify([userId]).slice(0, -1)},"sent lately `);

async function open(vault: Vault, name: string, now: number): Promise<Sending[]> {
  const kept = await vault.read(name);
  if (!kept) return [];
  try {
    const sending = v.parse(sendingSchema, JSON.parse(kept.text));
    if (now - sending.at < ASKED_FOR) return [sending];
  } catch {
    // It is none, and of no use to anybody.
  }
  await vault.removeMarked(name, kept.mark);
  return [];
}

/** Remembers a Shoop that was sent, for ten minutes. It never rejects. */
export async function rememberSending(sending: Sending): Promise<void> {
  const name = nameOf(readUserId(), `${sending.at} ${crypto.randomUUID()}`);
  await openVault()
    .then((vault) => vault.write(name, JSON.stringify(sending)))
    .catch(() => undefined);
}

/** Shoops that this user sent within ten minutes, from any tab of this browser. */
export interface SentLately {
  /** The newest one nearly like the Shoop at hand that went to another patient. */
  readonly toAnother?: Sending;
  /** The newest one that went to the patient of the Shoop at hand. */
  readonly toPatient?: Sending;
}

/**
 * Returns the sendings of the last ten minutes that bear on a Shoop. It never rejects: a sending that cannot be read asks nothing.
 * @param all the medicines of the Shoop
 * @param fresh those of them that the patient does not have yet
 */
export async function sentLately(
  patientId: string,
  all: readonly MedicinePayload[],
  fresh: readonly MedicinePayload[] = all,
  now: number = Date.now(),
): Promise<SentLately> {
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

/** Whether two looks found the same sendings. */
export const isSameLately = (one: SentLately, other: SentLately): boolean =>
  one.toAnother?.at === other.toAnother?.at && one.toPatient?.at === other.toPatient?.at;

/** 'a minute', '7 minutes': how long ago a Shoop was sent. */
export function minutesSince({ at }: Sending, now: number = Date.now()): string {
  const minutes = Math.max(1, Math.round((now - at) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
