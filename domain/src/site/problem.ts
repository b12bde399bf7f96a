/** Where a page reports errors; see `problemEndpoints`, whose schemas no page loads. */
export const problemPath = "/api/problems";

/** The codes that a report accepts. */
export const problemCode = /^(?=.{1,60}$)[A-Za-z]+(?:[/-][A-Za-z]+)*$/;

/** The most problems that a page reports until it is loaded again. */
export const problemsPerPage = 5;
