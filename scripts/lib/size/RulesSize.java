import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import com.google.protobuf.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Compiles firestore.rules with the compiler in Google's Firestore emulator, and prints lines of a kind,
 * a number of bytes and a name: the whole, each `match` block and each shared function. Each warning is
 * a line, too.
 */
public class RulesSize {
  public static void main(String[] arguments) throws Exception {
    var file = File.newBuilder().setName("firestore.rules").setContent(Files.readString(Path.of(arguments[0])));
    var options = FirebaseRulesLangOptions.builder().allowLetBindings(true).allowTernaryOperator(true).build();
    var compiled =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(Source.newBuilder().addFiles(file).build());
    for (var issue : compiled.getIssues()) {
      System.out.println("warning\t0\t" + issue.toString().replaceAll("\\s+", " "));
    }
    if (compiled.hasCompilationError()) System.exit(1);
    Message rules = (Message) (Object) compiled.getRulesetAst();
    System.out.println("all\t" + rules.getSerializedSize() + "\tfirestore.rules");
    for (var service : all(rules, "service_rules")) {
      for (var database : all(service, "match_rules")) {
        for (var block : all(database, "match_rules")) {
          System.out.println("match\t" + block.getSerializedSize() + "\t" + pathOf(block));
        }
        for (var shared : all(database, "functions")) {
          System.out.println("function\t" + shared.getSerializedSize() + "\t" + nameOf(shared));
        }
      }
    }
  }

  private static String pathOf(Message block) {
    var path = new StringBuilder();
    for (var segment : all(one(block, "path"), "segments")) {
      var literal = has(segment, "expression") ? one(one(segment, "expression"), "literal") : null;
      path.append('/').append(literal == null ? "{" + nameOf(segment) + "}" : get(literal, "string_value"));
    }
    return path.toString();
  }

  /** The first name in a message that has one somewhere: of a function or a variable in a path. */
  private static Object nameOf(Message message) {
    for (var field : message.getAllFields().entrySet()) {
      if (field.getKey().getName().equals("name") && field.getValue() instanceof String name) return name;
      if (field.getValue() instanceof Message inner && nameOf(inner) != null) return nameOf(inner);
    }
    return null;
  }

  @SuppressWarnings("unchecked")
  private static List<Message> all(Message message, String field) {
    return (List<Message>) get(message, field);
  }

  private static Message one(Message message, String field) {
    return (Message) get(message, field);
  }

  private static boolean has(Message message, String field) {
    return message.hasField(message.getDescriptorForType().findFieldByName(field));
  }

  private static Object get(Message message, String field) {
    return message.getField(message.getDescriptorForType().findFieldByName(field));
  }
}
