import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.context.support.DefaultProfileValidationSupport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hl7.fhir.common.hapi.validation.support.CommonCodeSystemsTerminologyService;
import org.hl7.fhir.common.hapi.validation.support.InMemoryTerminologyServerValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.ValidationSupportChain;
import org.hl7.fhir.common.hapi.validation.validator.FhirInstanceValidator;

/** Validates files with FHIR R4 resources. Prints a line for each remark, and one after each file. */
public final class Validate {
  public static void main(String[] files) throws IOException {
    var r4 = FhirContext.forR4();
    var support =
        new ValidationSupportChain(
            new DefaultProfileValidationSupport(r4),
            new CommonCodeSystemsTerminologyService(r4),
            new InMemoryTerminologyServerValidationSupport(r4));
    var validator =
        r4.newValidator().registerValidatorModule(new FhirInstanceValidator(support));
    for (var file : files) {
      var result = validator.validateWithResult(Files.readString(Path.of(file)));
      for (var message : result.getMessages()) {
        var severity = message.getSeverity();
        var line = message.getMessage().lines().findFirst().orElse("");
        System.out.println(severity + " " + message.getLocationString() + ": " + line);
      }
      System.out.println("VALIDATED " + Path.of(file).getFileName());
    }
  }
}
