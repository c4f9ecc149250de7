import {
  isSituationActive,
  type SituationName,
  situationNames,
  situations,
} from '#mocks/controls/situations.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

/** Toggle buttons that start and end situations, e.g. a server that is down. */
export function SituationList() {
  const { controls, tables } = useConsole();
  const announce = useAnnounce();
  const { run, error } = useTask();

  const setSituation = (name: SituationName, isOn: boolean) =>
    run(async () => {
      await controls.situation(name, isOn);
      announce(`${situations[name].title}: ${isOn ? 'on' : 'off'}`);
    });

  return (
    <Section title="Situations" hint="One press brings one about, another ends it. All tabs meet it.">
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <ul className={classes.presets}>
        {situationNames.map((name) => {
          const isOn = isSituationActive(tables.faults, name);
          const { title, description } = situations[name];
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.preset}
                aria-pressed={isOn}
                onClick={() => setSituation(name, !isOn)}
              >
                <span className={classes.presetTitle}>{title}</span>
                {isOn && (
                  <span aria-hidden className={classes.tag}>
                    on
                  </span>
                )}
                <span className={classes.presetHint}>{description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
