import { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import { checkEmail } from './endpoints/accounts/availability.ts';

/** Checks for an account with this address, without a toast. @throws ApiError if the check fails */
export async function isEmailTaken(email: string): Promise<boolean> {
  try {
    await call(checkEmail, { query: { email } });
    return false;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 400) return true;
    throw failure;
  }
}
