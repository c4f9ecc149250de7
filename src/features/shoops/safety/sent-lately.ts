import type { QueryClient } from '@tanstack/react-query';
import { readUserId } from '#api/session/session.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { ASKED_FOR, isNearlySame } from '#domain/shoops/safety/nearly-same.ts';

/** A Shoop that went out in this session. */
export interface Sending {
  readonly patientId: string;
  readonly name: string;
  /** 'Born 04-28-1986'; '' where it is not known. */
  readonly born: string;
  readonly payloads: readonly MedicinePayload[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** In memory alone, of one user, and emptied with everything that was read when the session ends. */
const keyOf = () => ['sent lately', readUserId()];
const sendings = (client: QueryClient) => client.getQueryData<readonly Sending[]>(keyOf()) ?? [];

/** Remembers a Shoop that was sent, for as long as it is asked whether another one like it is meant for somebody else. */
export function rememberSending(client: QueryClient, sending: Sending): void {
  const known = sendings(client).filter(({ at }) => sending.at - at < ASKED_FOR);
  client.setQueryDefaults(keyOf(), { gcTime: ASKED_FOR });
  client.setQueryData(keyOf(), [...known, sending]);
}

/** The newest Shoop nearly like this one that went to another patient within ten minutes. */
export function sentToAnother(
  client: QueryClient,
  patientId: string,
  payloads: readonly MedicinePayload[],
  now: number = Date.now(),
): Sending | undefined {
  return sendings(client).findLast(
    (sending) =>
      sending.patientId !== patientId &&
      now - sending.at < ASKED_FOR &&
      isNearlySame(sending.payloads, payloads),
  );
}
