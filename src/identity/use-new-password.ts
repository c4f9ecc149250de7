import { useRef, useState } from 'react';
import { findPasswordProblems, type NewPassword } from '#domain/values/password.ts';

type Problems = Partial<Record<keyof NewPassword, string>>;

/** What stands in the form now, be it typed, pasted or filled in by a password manager. */
function enteredIn(form: HTMLFormElement): NewPassword {
  const { password = '', confirmPassword = '' } = Object.fromEntries(new FormData(form)) as NewPassword;
  return { password, confirmPassword };
}

/** The rules of a form that holds the two fields of a new password, told when they help and taken back in time. */
export function useNewPassword() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  return {
    form,
    problems,
    entered: () => (form.current ? enteredIn(form.current) : { password: '', confirmPassword: '' }),
    /** @returns what may be sent; null when something is wrong, and then the first wrong field has focus */
    check(): NewPassword | null {
      if (!form.current) return null;
      const entered = enteredIn(form.current);
      const found = findPasswordProblems(entered);
      setProblems(found);
      const wrong = (['password', 'confirmPassword'] as const).find((name) => found[name]);
      if (!wrong) return entered;
      (form.current.elements.namedItem(wrong) as HTMLInputElement).focus();
      return null;
    },
    /**
     * A message goes as soon as its cause does. That the two differ is told while the second is typed, and not when
     * it is left: a message that came then would push the button away from under the finger, and the press be lost.
     */
    recheck() {
      if (!form.current) return;
      const { password, confirmPassword } = enteredIn(form.current);
      const now = findPasswordProblems({ password, confirmPassword });
      const isOnItsWay = password.startsWith(confirmPassword);
      setProblems({
        password: problems.password && now.password,
        confirmPassword: problems.confirmPassword || !isOnItsWay ? now.confirmPassword : undefined,
      });
    },
  };
}
