import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { type ResourceName, resourceContents, resourceNames } from '#api/endpoints/resource-names.ts';
import type { PartialControls } from '#mocks/controls/partial-controls.ts';
import { CopyButton } from '../../copy-button.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';

/** Returns the setting of a build that mocks these resources. */
function toSetting(names: readonly ResourceName[]): string {
  if (names.length === resourceNames.length) return 'VITE_MOCKS=on';
  return `VITE_MOCKS=${names.join(',') || 'off'}`;
}

const sameNames = (one: readonly ResourceName[], other: readonly ResourceName[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Chooses the resources that the mock answers; the page then loads again. */
export function MockedResources({ partial }: { partial: PartialControls }) {
  const { apiUrl, mockedResources, builtResources, choose } = partial;
  const { openPage, readPath } = useConsole();
  const [chosen, setChosen] = useState<readonly ResourceName[]>(mockedResources);
  const change = (name: ResourceName, isMocked: boolean) =>
    setChosen(resourceNames.filter((other) => (other === name ? isMocked : chosen.includes(other))));
  const apply = (names: readonly ResourceName[] | null) => {
    choose({ mockedResources: names });
    openPage(readPath());
  };
  const isChanged = !sameNames(chosen, mockedResources);
  return (
    <Section
      title="Mocked resources"
      hint={`The mock answers the checked ones in this browser. All others are answered by ${apiUrl}`}
    >
      <div className={classes.list}>
        {resourceNames.map((name) => (
          <Checkbox
            key={name}
            className={classes.checkbox}
            classNames={{ description: classes.checkboxHint ?? '' }}
            label={name}
            description={resourceContents[name]}
            checked={chosen.includes(name)}
            onChange={(event) => change(name, event.currentTarget.checked)}
          />
        ))}
      </div>
      <div className={classes.actions}>
        <Button
          disabled={!isChanged}
          onClick={() => apply(sameNames(chosen, builtResources) ? null : chosen)}
        >
          Apply and reload
        </Button>
        {!sameNames(mockedResources, builtResources) && (
          <Button variant="default" onClick={() => apply(null)}>
            Back to VITE_MOCKS
          </Button>
        )}
        <CopyButton text={() => toSetting(chosen)} label="Copy as VITE_MOCKS" />
      </div>
    </Section>
  );
}
