import { useRef, useState } from 'react';
import { findPasswordProblems, type NewPassword } from '#domain/password.ts';

type Name = keyof NewPassword;
type Problems = Partial<Record<Name, string>>;

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
    /** A message goes as soon as its cause does. */
    recheck() {
      if (!form.current || Object.keys(problems).length === 0) return;
      const now = findPasswordProblems(enteredIn(form.current));
      setProblems({
        password: problems.password && now.password,
        confirmPassword: problems.confirmPassword && now.confirmPassword,
      });
    },
    /** Two passwords that differ are told as soon as both have been typed. */
    compare(left: Name) {
      if (!form.current || left !== 'confirmPassword') return;
      const entered = enteredIn(form.current);
      if (!entered.confirmPassword) return;
      setProblems({ ...problems, confirmPassword: findPasswordProblems(entered).confirmPassword });
    },
  };
}
