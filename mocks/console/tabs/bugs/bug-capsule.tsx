import { useEffect, useState } from 'react';
import { currentRecorder } from '#mocks/capsule/current-recorder.ts';
import type { Recorder } from '#mocks/capsule/recorder/recorder.ts';
import classes from '../../parts.module.css';
import { useConsole } from '../../use-console.ts';
import { CapsuleForm } from './capsule-form.tsx';
import { OpenCapsule } from './open-capsule.tsx';

/** Starts the recorder, if it has not started. @returns undefined until it has, null for none */
function useRecorder(): Recorder | null | undefined {
  const [recorder, setRecorder] = useState<Recorder | null>();
  useEffect(() => {
    void currentRecorder.start().then(setRecorder);
  }, []);
  return recorder;
}

/** Message where a page records nothing. */
function NothingRecorded({ isPartial }: { isPartial: boolean }) {
  return (
    <div className={classes.empty}>
      <p className={classes.rowTitle}>Nothing is recorded here</p>
      <p className={classes.dimmed}>
        {isPartial
          ? 'A real API answers some of the calls, and its data are never recorded.'
          : 'A replay is not recorded: close it at the foot of the page, then load the page again. Without a replay, the recorder could not be loaded.'}
      </p>
    </div>
  );
}

/** Contents of the tab: what is recorded, and a file to replay. */
export default function BugCapsule() {
  const { controls } = useConsole();
  const recorder = useRecorder();
  const isPartial = controls.partial !== undefined;
  return (
    <>
      {recorder === null && <NothingRecorded isPartial={isPartial} />}
      {recorder && <CapsuleForm recorder={recorder} />}
      {!isPartial && <OpenCapsule />}
    </>
  );
}
