import * as v from 'valibot';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { onSessionChange, readServerUserId, readSession } from '#api/session/session.ts';
import { tokenSubject } from '#api/session/token.ts';
import type { SharedSettings } from './partial-settings.ts';

const id = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
const text = v.fallback(v.string(), '');

/** Parts of a login's reply that say who has signed in. */
const loginReply = v.object({
  data: v.object({
    tokens: v.object({ accessToken: text }),
    user: v.object({ id, email: text, role: v.object({ name: v.string() }) }),
  }),
});
const loginPayload = v.object({ email: text });
const profileReply = v.object({ data: v.object({ email: v.string() }) });

/** Remembers the user of a successful login, or of a profile that was read, by their e-mail. */
export function rememberLogin(
  { change, atom }: SharedSettings,
  name: EndpointName | null,
  payload: unknown,
  reply: unknown,
): void {
  if (name === 'login') {
    const { success, output } = v.safeParse(loginReply, reply);
    if (!success) return;
    const { tokens, user } = output.data;
    const email = user.email || v.parse(v.fallback(loginPayload, { email: '' }), payload).email;
    const userId = tokenSubject(tokens.accessToken) || user.id;
    change({ login: { email, role: user.role.name.toLowerCase(), userId } });
  }
  const session = readSession();
  if (name !== 'readProfile' || !session) return;
  const { success, output } = v.safeParse(profileReply, reply);
  const login = success && { email: output.data.email, role: session.role, userId: readServerUserId() };
  if (login && login.email !== atom.get().login?.email) change({ login });
}

/** Forgets the user of the login as soon as their session ends in this tab. */
export function forgetLoginAtEnd({ change, atom }: SharedSettings): void {
  onSessionChange(() => {
    if (atom.get().login && !readSession()) change({ login: null });
  });
}
