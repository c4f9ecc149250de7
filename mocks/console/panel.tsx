import '@mantine/core/styles/Tabs.layer.css';
import { Drawer, MantineThemeProvider, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { MockControls } from '../controls.ts';
import { CallsTab } from './calls-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { FaultsTab } from './faults-tab.tsx';
import { InboxTab } from './inbox-tab.tsx';
import classes from './panel.module.css';
import { panelId } from './panel-id.ts';
import { PeopleTab } from './people-tab.tsx';
import { StatusLine } from './status-line.tsx';
import { consoleTheme } from './theme.ts';
import { countUnread, newestSeen } from './unread.ts';
import { ConsoleContext, useConsole } from './use-console.ts';

export interface PanelProps {
  controls: MockControls;
  go: (path: string) => void;
  opened: boolean;
  onClose: () => void;
}

type TabName = 'people' | 'inbox' | 'calls' | 'faults' | 'data';

const tabs: readonly { name: TabName; label: string; Body: ComponentType }[] = [
  { name: 'people', label: 'People', Body: PeopleTab },
  { name: 'inbox', label: 'Inbox', Body: InboxTab },
  { name: 'calls', label: 'Calls', Body: CallsTab },
  { name: 'faults', label: 'Faults', Body: FaultsTab },
  { name: 'data', label: 'Data', Body: DataTab },
];

/** Over dialogs, which ask for codes that the inbox has, and under toasts, which must be seen. */
const ABOVE_DIALOGS = 350;
const PHONE = '(max-width: 47.99em)';

/**
 * The library closes all dialogs at once on Escape, unless what has focus says otherwise. Only the console is to
 * close: under it, a dialog may wait for a code.
 */
function keepEscape(event: FocusEvent): void {
  event.target.setAttribute('data-mantine-stop-propagation', 'true');
}

/** The tabs: the inbox wears the number of new messages, the faults the number of active ones. */
function TabList() {
  const { tables } = useConsole();
  const newest = useSyncExternalStore(newestSeen.subscribe, newestSeen.get);
  const unread = countUnread(tables.outbox, newest);
  const counts: Partial<Record<TabName, string>> = {
    ...(unread > 0 && { inbox: `${unread} new` }),
    ...(tables.faults.length > 0 && { faults: `${tables.faults.length} active` }),
  };
  return (
    <Tabs.List grow className={classes.tabs} aria-label="Mock console">
      {tabs.map(({ name, label }) => (
        <Tabs.Tab key={name} value={name} className={classes.tab}>
          {label}
          {counts[name] && (
            <span role="img" className={classes.count} aria-label={counts[name]}>
              {Number.parseInt(counts[name], 10)}
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/**
 * The console itself. On a wide screen the page beside it stays in use, as with a browser's own tools: a fault can
 * be set and its effect watched. On a phone it fills the screen.
 */
export default function Panel({ controls, go, opened, onClose }: PanelProps) {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const [tab, setTab] = useState<string | null>('people');
  const context = useMemo(() => ({ controls, go }), [controls, go]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <MantineThemeProvider theme={consoleTheme} inherit>
      <Drawer
        id={panelId}
        opened={opened}
        onClose={onClose}
        title="Mock console"
        position="right"
        size={isPhone ? '100%' : '31rem'}
        zIndex={ABOVE_DIALOGS}
        withOverlay={false}
        lockScroll={isPhone}
        closeOnEscape={false}
        onFocusCapture={keepEscape}
        onKeyDown={closeOnEscape}
        returnFocus={false}
        padding="md"
        closeButtonProps={{ 'aria-label': 'Close', size: 'lg', iconSize: 18 }}
        classNames={{
          content: classes.content,
          header: classes.header,
          title: classes.title,
          close: classes.close,
          body: classes.body,
        }}
      >
        <ConsoleContext value={context}>
          <StatusLine />
          <Tabs value={tab} onChange={setTab} keepMounted={false} color="water">
            <TabList />
            {tabs.map(({ name, Body }) => (
              <Tabs.Panel key={name} value={name} className={classes.panel}>
                <Body />
              </Tabs.Panel>
            ))}
          </Tabs>
        </ConsoleContext>
      </Drawer>
    </MantineThemeProvider>
  );
}
