/** The form that a request brings. Where something else was sent it is empty: what the fields miss is then said as for any form. */
export function sentForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
