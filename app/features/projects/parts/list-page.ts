/** The room of a page that is one list: My projects, its trash, the uploads. */
export const LIST_PAGE = 'mx-auto w-full max-w-[100rem] px-4 pt-4 pb-28 sm:px-6';
