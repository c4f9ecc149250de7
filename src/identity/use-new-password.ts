import { schemaResolver, useForm } from '@mantine/form';
import { useRef } from 'react';
import { findPasswordProblems, type NewPassword, newPasswordSchema } from '#domain/values/password.ts';
import { findInputByName } from '#ui/fields/find-input-by-name.ts';

const blankPasswords: NewPassword = { password: '', confirmPassword: '' };
const fieldNames = ['password', 'confirmPassword'] as const;

/** Form with the two fields of a new password and their rules. */
export function useNewPassword() {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<NewPassword>({
    mode: 'uncontrolled',
    initialValues: blankPasswords,
    validate: schemaResolver(newPasswordSchema, { sync: true }),
    clearInputErrorOnChange: false,
    /**
     * An error disappears with its cause. A mismatch is shown while typing, not on blur: that would
     * move the button during a click, and the click would be lost.
     */
    onValuesChange(entered) {
      const problems = findPasswordProblems(entered);
      const canStillMatch = entered.password.startsWith(entered.confirmPassword);
      form.setErrors((shownErrors) => ({
        password: shownErrors.password && problems.password,
        confirmPassword: shownErrors.confirmPassword || !canStillMatch ? problems.confirmPassword : undefined,
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
      // A forced update would mount the field again.
      for (const name of fieldNames)
        form.setFieldValue(name, inputOf(name)?.value ?? '', { forceUpdate: false });
      const { errors } = form.validate();
      const firstInvalid = fieldNames.find((name) => errors[name]);
      if (!firstInvalid) return form.getValues();
      inputOf(firstInvalid)?.focus();
      return null;
    },
  };
}
