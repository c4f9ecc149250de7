import inputs from './inputs.module.css';
import surfaces from './surfaces.module.css';

/** Classes of a list that opens under an input. */
export const listClasses = { dropdown: surfaces.dropdown, option: inputs.option };
