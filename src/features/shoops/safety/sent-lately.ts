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

/** Remembers a Shoop that was sent, for as long as it is asked whether another one like it is meant for somebody else. It never rejects. */
export async function rememberSending(sending: Sending): Promise<void> {
  const name = nameOf(readUserId(), `${sending.at} ${crypto.randomUUID()}`);
  await openVault()
    .then((vault) => vault.write(name, JSON.stringify(sending)))
    .catch(() => undefined);
}

/**
 * Returns the newest Shoop nearly like this one that went to another patient within ten minutes, from any tab of this browser. It
 * never rejects: what cannot be read asks nothing.
 */
export async function sentToAnother(
  patientId: string,
  payloads: readonly MedicinePayload[],
  now: number = Date.now(),
): Promise<Sending | undefined> {
  const userId = readUserId();
  try {
    const vault = await openVault();
    const names = (await vault.names()).filter((name) => isOf(userId, name));
    const sendings = (await Promise.all(names.map((name) => open(vault, name, now)))).flat();
    return sendings
      .toSorted((a, b) => a.at - b.at)
      .findLast((one) => one.patientId !== patientId && isNearlySame(one.payloads, payloads));
  } catch {
    return undefined;
  }
}
