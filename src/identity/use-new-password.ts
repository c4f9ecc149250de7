import { schemaResolver, useForm } from '@mantine/form';
import { useRef } from 'react';
import { findPasswordProblems, type NewPassword, newPasswordSchema } from '#domain/values/password.ts';
import { findInputByName } from '#ui/fields/find-input-by-name.ts';

const blank: NewPassword = { password: '', confirmPassword: '' };
const names = ['password', 'confirmPassword'] as const;

/** Form with the two fields of a new password and their rules. */
export function useNewPassword() {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: blank,
    validate: schemaResolver(newPasswordSchema, { sync: true }),
    clearInputErrorOnChange: false,
    /**
     * An error disappears with its cause. A mismatch is shown while typing, not on blur: that would
     * move the button during a click, and the click would be lost.
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
    /** @returns the valid passwords, or null after focusing the first invalid field */
    check(): NewPassword | null {
      const inputOf = (name: keyof NewPassword) => findInputByName(element.current, name);
      // A password manager may have filled in the fields without events.
      for (const name of names) form.setFieldValue(name, inputOf(name)?.value ?? '', { forceUpdate: false });
      const { errors } = form.validate();
      const wrong = names.find((name) => errors[name]);
      if (!wrong) return form.getValues();
      inputOf(wrong)?.focus();
      return null;
    },
  };
}
