export function PatientDashboard() {
  return null;
}
