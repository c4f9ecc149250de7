import { schemaResolver, useForm } from '@mantine/form';
import { useRef } from 'react';
import { findPasswordProblems, type NewPassword, newPasswordSchema } from '#domain/values/password.ts';

const blank: NewPassword = { password: '', confirmPassword: '' };
const names = ['password', 'confirmPassword'] as const;

/** A form that holds the two fields of a new password: its rules, told when they help and taken back in time. */
export function useNewPassword() {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: blank,
    validate: schemaResolver(newPasswordSchema, { sync: true }),
    clearInputErrorOnChange: false,
    /**
     * A message goes as soon as its cause does. That the two differ is told while the second is typed, and not when
     * it is left: a message that came then would push the button away from under the finger, and the press be lost.
     */
    onValuesChange(entered) {
      const now = findPasswordProblems(entered);
      const isOnItsWay = entered.password.startsWith(entered.confirmPassword);
      form.setErrors((told) => ({
        password: told.password && now.password,
        confirmPassword: told.confirmPassword || !isOnItsWay ? now.confirmPassword : undefined,
      }));
    },
  });

  return {
    element,
    form,
    /** @returns what may be sent; null when something is wrong, and then the first wrong field has focus */
    check(): NewPassword | null {
      const inputs = element.current?.elements;
      const inputOf = (name: keyof NewPassword) => inputs?.namedItem(name) as HTMLInputElement;
      // A password manager may have filled them in without a word.
      for (const name of names) form.setFieldValue(name, inputOf(name).value, { forceUpdate: false });
      const { errors } = form.validate();
      const wrong = names.find((name) => errors[name]);
      if (!wrong) return form.getValues();
      inputOf(wrong).focus();
      return null;
    },
  };
}
