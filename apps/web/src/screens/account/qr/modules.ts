/** Rows of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[];
