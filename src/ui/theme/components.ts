import type { MantineThemeOverride } from '@mantine/core';
import actions from './actions.module.css';
import choices from './choices.module.css';
import inputs from './inputs.module.css';
import { listClasses } from './list-classes.ts';
import surfaces from './surfaces.module.css';

/** Classes of checkboxes and radio buttons. */
const choiceClasses = {
  root: choices.row,
  body: choices.body,
  inner: choices.inner,
  labelWrapper: choices.labelWrapper,
  label: choices.label,
  icon: choices.icon,
};

/** List that opens under an input. The library names its parts by input, so each kind is set. */
const dropdownList = {
  defaultProps: { maxDropdownHeight: 320, comboboxProps: { shadow: 'md' } },
  classNames: listClasses,
};

/** True if the browser fits a text area to its text; the library measures at each keystroke. */
const hasFieldSizing = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Classes of dialogs and drawers. */
const dialogClasses = { header: surfaces.header, title: surfaces.title, content: surfaces.content };

/** Role for the `header` of a dialog, which would be a second banner landmark of the page. */
export const dialogAttributes = { header: { role: 'none' } };

/** Label of close buttons in dialogs, drawers and alerts, for screen readers. */
const closeButtonProps = { 'aria-label': 'Close', size: 'xl', iconSize: 20 };

/**
 * Default props of the library's components, so that no screen sets a size or a color. Plain
 * objects, as `Button.extend(…)` would add every component to the first bundle.
 */
export const components: NonNullable<MantineThemeOverride['components']> = {
  ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: actions.link } },
  Autocomplete: dropdownList,
  Badge: { defaultProps: { variant: 'light', size: 'md' }, classNames: { root: surfaces.badge } },
  Burger: { defaultProps: { size: 'sm' } },
  Button: {
    defaultProps: { size: 'md' },
    classNames: {
      root: actions.button,
      inner: actions.inner,
      label: actions.label,
      loader: actions.loader,
      section: actions.section,
    },
  },
  Checkbox: {
    defaultProps: { size: 'md', radius: 'xs' },
    classNames: { ...choiceClasses, root: `${choices.row} ${choices.boxable}`, input: choices.control },
  },
  CloseButton: { defaultProps: { size: 'xl', iconSize: 20, 'aria-label': 'Close' } },
  Container: { defaultProps: { px: { base: 'md', sm: 'lg' } } },
  Divider: { classNames: { root: surfaces.divider } },
  Drawer: {
    defaultProps: {
      attributes: dialogAttributes,
      padding: 'lg',
      closeButtonProps,
      overlayProps: { backgroundOpacity: 0.5 },
    },
    classNames: dialogClasses,
  },
  Input: { defaultProps: { size: 'md' }, classNames: { wrapper: inputs.wrapper, input: inputs.input } },
  InputWrapper: {
    defaultProps: { size: 'md' },
    classNames: { label: inputs.label, description: inputs.description, error: inputs.error },
  },
  Loader: { defaultProps: { type: 'oval' } },
  Menu: {
    defaultProps: { shadow: 'md', offset: 6 },
    classNames: { dropdown: surfaces.dropdown, item: surfaces.item },
  },
  Modal: {
    defaultProps: {
      attributes: dialogAttributes,
      centered: true,
      padding: 'lg',
      radius: 'lg',
      closeButtonProps,
      overlayProps: { backgroundOpacity: 0.5 },
    },
    classNames: dialogClasses,
  },
  MultiSelect: dropdownList,
  NavLink: { classNames: { root: surfaces.navItem, label: surfaces.navLabel } },
  NumberInput: { defaultProps: { hideControls: true } },
  Popover: { defaultProps: { shadow: 'md' }, classNames: { dropdown: surfaces.dropdown } },
  Radio: {
    defaultProps: { size: 'md' },
    classNames: { ...choiceClasses, root: `${choices.row} ${choices.boxed}`, radio: choices.control },
  },
  SegmentedControl: {
    defaultProps: { size: 'md' },
    classNames: {
      root: choices.segments,
      label: choices.segmentLabel,
      indicator: choices.segmentIndicator,
    },
  },
  Select: { ...dropdownList, defaultProps: { ...dropdownList.defaultProps, withAlignedLabels: true } },
  Skeleton: { classNames: { root: surfaces.skeleton } },
  Switch: {
    defaultProps: { size: 'md' },
    classNames: {
      root: choices.row,
      body: choices.body,
      labelWrapper: choices.labelWrapper,
      label: choices.label,
      track: choices.track,
      input: choices.switchInput,
    },
  },
  Textarea: {
    defaultProps: { autosize: !hasFieldSizing, minRows: 3 },
    classNames: hasFieldSizing ? { input: inputs.growing } : {},
  },
  Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
};
